"""A computer player may stand in for a person who has left a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version: nobody has left."""
    op.add_column("seats", sa.Column("stand_in", sa.String(), nullable=True))


def downgrade() -> None:
    """Back to the version before: who has left decides again."""
    op.drop_column("seats", "stand_in")

"""A seat may lay down what it decides before its node has come."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version: nothing is laid down, so whoever is to act is asked."""
    op.add_column("seats", sa.Column("laid", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("laid_at", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("asked", sa.JSON(), nullable=False, server_default="[]"))
    op.execute("UPDATE tables SET asked = '[' || actor || ']' WHERE actor >= 0")


def downgrade() -> None:
    """Back to the version before: what is laid down is lost."""
    for table, column in (("tables", "asked"), ("seats", "laid_at"), ("seats", "laid")):
        op.drop_column(table, column)

"""Points and who won, kept with the seats; the idempotency key with which a table was made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version. Games that are over get their result when they are first listed: it takes the rules."""
    op.add_column("seats", sa.Column("points", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("won", sa.Boolean(), nullable=True))
    op.add_column("tables", sa.Column("key", sa.String(), nullable=True))
    op.add_column("tables", sa.Column("command", sa.String(), nullable=True))
    op.create_index("ix_tables_owner_key", "tables", ["owner", "key"], unique=True)


def downgrade() -> None:
    """Back to the version before."""
    op.drop_index("ix_tables_owner_key", "tables")
    for table, column in (("tables", "command"), ("tables", "key"), ("seats", "won"), ("seats", "points")):
        op.drop_column(table, column)

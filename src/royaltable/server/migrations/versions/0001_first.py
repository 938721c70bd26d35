"""Tables, seats, nodes, idempotency keys."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    text, number = sa.String, sa.Integer
    op.create_table(
        "tables",
        sa.Column("id", text(), nullable=False),
        *(sa.Column(name, text(), nullable=False) for name in ("game", "components", "digest", "rules", "seed", "seed_hash")),
        *(sa.Column(name, text(), nullable=False) for name in ("owner", "created", "moved", "status")),
        *(sa.Column(name, number(), nullable=False) for name in ("players", "version", "actor")),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_actor", "tables", ["status", "actor"])
    _of_a_table("seats", sa.Column("seat", number(), nullable=False), kind=text(), name=text())
    _of_a_table("nodes", sa.Column("n", number(), nullable=False), actor=number(), text=text(), time=text())
    _of_a_table("keys", sa.Column("key", text(), nullable=False), command=text(), version=number())


def _of_a_table(name: str, key: sa.Column[Any], /, **columns: sa.types.TypeEngine[Any]) -> None:
    op.create_table(
        name,
        sa.Column("table", sa.String(), nullable=False),
        key,
        *(sa.Column(column, kind, nullable=False) for column, kind in columns.items()),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=f"fk_{name}_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", key.name, name=f"pk_{name}"),
    )


def downgrade() -> None:
    """Back to the version before."""
    for name in ("keys", "nodes", "seats", "tables"):
        op.drop_table(name)

"""Default names, which were stored in the language of the browser that made the table, are the empty name: each reader's language has its own."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PERSONS = ("You", "你", *(f"{word} {number}" for word in ("Player", "玩家") for number in range(1, 6)))
COMPUTERS = (("Crane", "鶴", "鹤"), ("Heron", "鷺", "鹭"), ("Pine", "青松"), ("Willow", "垂柳"), ("Falcon", "鷹", "鹰"))
"""Seat -> what a computer player was called there."""


def upgrade() -> None:
    """To this version."""
    seats = sa.table("seats", sa.column("seat", sa.Integer), sa.column("kind", sa.String), sa.column("name", sa.String))
    unnamed = sa.update(seats).values(name="")
    op.execute(unnamed.where(seats.c.kind == "person", seats.c.name.in_(PERSONS)))
    for seat, names in enumerate(COMPUTERS):
        op.execute(unnamed.where(seats.c.kind != "person", seats.c.seat == seat, seats.c.name.in_(names)))


def downgrade() -> None:
    """Back to the version before, which shows an empty name as the colour of its seat."""

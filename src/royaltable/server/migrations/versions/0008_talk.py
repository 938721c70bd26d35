"""People talk at a table, do not want to hear some of the others, and keep notes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version: nothing was said."""
    op.create_table(
        "messages",
        *(sa.Column(name, sa.String(), nullable=False) for name in ("table", "room")),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("name", "text")),
        sa.Column("phrase", sa.String(), nullable=True),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("time", "key")),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_messages_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_messages_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "room", "n", name="pk_messages"),
    )
    op.create_index("ix_messages_person", "messages", ["person"])
    op.create_index("ix_messages_table_person_key", "messages", ["table", "person", "key"], unique=True)
    op.create_table(
        "mutes",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("person", "muted")),
        sa.Column("table", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_mutes_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["persons.id"], name="fk_mutes_muted", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_mutes_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_mutes"),
    )
    op.create_index("ix_mutes_person", "mutes", ["person"])
    op.create_table(
        "notes",
        *(sa.Column(name, sa.String(), nullable=False) for name in ("table", "person", "text")),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notes_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_notes_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_notes"),
    )


def downgrade() -> None:
    """Back to the version before: what was said and noted is dropped."""
    for table in ("notes", "mutes", "messages"):
        op.drop_table(table)

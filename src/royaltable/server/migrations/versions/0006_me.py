"""Ways to keep who one is: what a device is called, codes for other devices, passwords and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version: nobody has a password; a device was seen last when it was first."""
    for name in ("sign_in", "password"):
        op.add_column("persons", sa.Column(name, sa.String(), nullable=True))
    op.create_index("ix_persons_sign_in", "persons", ["sign_in"], unique=True)
    for name in ("seen", "browser", "system"):
        op.add_column("devices", sa.Column(name, sa.String(), nullable=False, server_default=""))
    op.execute("UPDATE devices SET seen = substr(created, 1, 10)")
    op.create_table(
        "codes",
        *(sa.Column(name, sa.String(), nullable=False) for name in ("person", "code", "until")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_codes_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_codes"),
    )
    op.create_index("ix_codes_code", "codes", ["code"], unique=True)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("person", sa.String(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.String(), nullable=False) for name in ("browser", "system", "created")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_passkeys_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])


def downgrade() -> None:
    """Back to the version before: people are known by their devices only."""
    op.drop_table("passkeys")
    op.drop_table("codes")
    for name in ("system", "browser", "seen"):
        op.drop_column("devices", name)
    op.drop_index("ix_persons_sign_in", "persons")
    for name in ("password", "sign_in"):
        op.drop_column("persons", name)

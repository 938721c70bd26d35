"""People and their devices: a table has a host, a seat the person who decides for it, and open seats wait for somebody."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version: whoever made a table in a browser is a person with that device, and decides for its person seats."""
    op.create_table(
        "persons",
        *(sa.Column(name, sa.String(), nullable=False) for name in ("id", "name", "created")),
        sa.PrimaryKeyConstraint("id", name="pk_persons"),
    )
    op.create_table(
        "devices",
        *(sa.Column(name, sa.String(), nullable=False) for name in ("id", "person", "created")),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name="fk_devices_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    for index in ("ix_tables_owner", "ix_tables_owner_key"):
        op.drop_index(index, "tables")
    op.execute("ALTER TABLE tables RENAME COLUMN owner TO host")
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_host_key", "tables", ["host", "key"], unique=True)
    op.add_column("tables", sa.Column("link", sa.String(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("starts", sa.String(), nullable=False, server_default="full"))
    op.add_column("tables", sa.Column("seating", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("again", sa.String(), nullable=True))
    op.add_column("seats", sa.Column("person", sa.String(), nullable=True))
    op.create_index("ix_seats_person", "seats", ["person"])
    _people()


def _people() -> None:
    tables = sa.table("tables", *(sa.column(name, sa.String) for name in ("id", "host", "link", "created")))
    seats = sa.table("seats", *(sa.column(name, sa.String) for name in ("table", "kind", "person")))
    persons = sa.table("persons", *(sa.column(name, sa.String) for name in ("id", "name", "created")))
    devices = sa.table("devices", *(sa.column(name, sa.String) for name in ("id", "person", "created")))
    database = op.get_bind()
    for device, created in database.execute(sa.select(tables.c.host, sa.func.min(tables.c.created)).group_by(tables.c.host)).all():
        person = secrets.token_urlsafe(12)
        database.execute(sa.insert(persons).values(id=person, name="", created=created))
        database.execute(sa.insert(devices).values(id=device, person=person, created=created))
        database.execute(sa.update(tables).where(tables.c.host == device).values(host=person))
    for table, host in database.execute(sa.select(tables.c.id, tables.c.host)).all():
        database.execute(sa.update(tables).where(tables.c.id == table).values(link=secrets.token_urlsafe(12)))
        database.execute(sa.update(seats).where(seats.c.table == table, seats.c.kind == "person").values(person=host))


def downgrade() -> None:
    """Back to the version before: a table belongs to a device of its host, whose seats are all of its persons."""
    op.execute("UPDATE tables SET host = COALESCE((SELECT MIN(id) FROM devices WHERE person = tables.host), host)")
    for table, index in (("seats", "ix_seats_person"), ("tables", "ix_tables_host"), ("tables", "ix_tables_host_key")):
        op.drop_index(index, table)
    op.drop_column("seats", "person")
    for column in ("again", "seating", "starts", "public", "link"):
        op.drop_column("tables", column)
    op.execute("ALTER TABLE tables RENAME COLUMN host TO owner")
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_owner_key", "tables", ["owner", "key"], unique=True)
    op.drop_table("devices")
    op.drop_table("persons")

"""Letters by consent, limits that workers share, and what reserved names look like."""

import sqlalchemy as sa
from alembic import op

from ludocafe.server.identity import likeness

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Addresses given before nobody has confirmed: their owners are asked when they are given again.
    op.add_column("players", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("likeness", sa.String(200), nullable=False, server_default=""))
    op.create_index("players_likeness", "players", ["likeness"])
    players = sa.table("players", sa.column("id", sa.String), sa.column("name", sa.String), sa.column("handle", sa.String))
    likenesses = sa.table("players", sa.column("id", sa.String), sa.column("likeness", sa.String))
    connection = op.get_bind()
    for row in connection.execute(sa.select(players.c.id, players.c.name).where(players.c.handle.is_not(None))).all():
        looks = sa.update(likenesses).where(likenesses.c.id == row.id).values(likeness=likeness(row.name))
        connection.execute(looks)
    op.create_table(
        "addresses",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False, unique=True),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("stopped", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "limits",
        sa.Column("key", sa.String(300), primary_key=True),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("limits")
    op.drop_table("addresses")
    op.drop_index("players_likeness", "players")
    op.drop_column("players", "likeness")
    op.drop_column("players", "confirmed")

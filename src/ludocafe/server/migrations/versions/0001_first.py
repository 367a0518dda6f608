"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("secrets", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "players",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("handle", sa.String(80), unique=True),
        sa.Column("passphrase", sa.String(200)),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("email", sa.String(200), nullable=False),
        sa.Column("notices", sa.Boolean, nullable=False),
        sa.Column("push", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table("editions", sa.Column("hash", sa.String(64), primary_key=True), sa.Column("data", sa.Text, nullable=False))
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
    )
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("actor", sa.Integer),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_index("turns_state", "turns", ["state"])
    op.create_index("turns_deadline", "turns", ["deadline"])
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("player_id", sa.String(40), primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_index("members_player", "members", ["player_id"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("do", sa.Text, nullable=False),
        sa.Column("undo", sa.Integer, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("client", sa.String(64), nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("player_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chats_table", "chats", ["table_id"])
    op.create_index("chats_player", "chats", ["player_id"])


def downgrade() -> None:
    for table in ("chats", "entries", "members", "turns", "tables", "editions", "players", "secrets"):
        op.drop_table(table)

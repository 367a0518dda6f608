"""Editions that people make of their boxes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "own_editions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("player_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("token", sa.String(40)),
    )
    op.create_index("own_editions_player", "own_editions", ["player_id"])


def downgrade() -> None:
    op.drop_table("own_editions")

"""Webhooks of people's own."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("webhook", sa.String(1000), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("players", "webhook")

"""Letters by consent, and limits that workers share."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Addresses given before nobody has confirmed: their owners are asked when they are given again.
    op.add_column("players", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
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
    op.drop_column("players", "confirmed")

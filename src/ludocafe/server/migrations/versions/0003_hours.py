"""When a server was up; finding the reviews that are being made."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "hours",
        sa.Column("opened", sa.Float, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
    )
    op.create_index("reviews_state", "reviews", ["state"])


def downgrade() -> None:
    op.drop_index("reviews_state", "reviews")
    op.drop_table("hours")

"""Several seats of a table may decide at once."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

turns = sa.table("turns", sa.column("actor", sa.Integer), sa.column("deciding", sa.String))


def upgrade() -> None:
    op.add_column("turns", sa.Column("deciding", sa.String(80), nullable=False, server_default=""))
    op.execute(turns.update().where(turns.c.actor.is_not(None)).values(deciding=sa.cast(turns.c.actor, sa.String)))
    with op.batch_alter_table("turns") as table:
        table.drop_column("actor")


def downgrade() -> None:
    op.add_column("turns", sa.Column("actor", sa.Integer))
    alone = turns.c.deciding.not_like("% %") & (turns.c.deciding != "")
    op.execute(turns.update().where(alone).values(actor=sa.cast(turns.c.deciding, sa.Integer)))
    with op.batch_alter_table("turns") as table:
        table.drop_column("deciding")

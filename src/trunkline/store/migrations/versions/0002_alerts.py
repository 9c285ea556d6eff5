"""Alerts are noted once, digests come when they are wanted, and browsers can be told apart."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("alerts", sa.Column("mark", sa.String(length=80), nullable=True))
    op.create_index("alerts_noted_once", "alerts", ["user_id", "mark"], unique=True)
    op.add_column(
        "wishes", sa.Column("digest_every", sa.Integer(), nullable=False, server_default="24")
    )
    op.add_column(
        "wishes", sa.Column("digest_at", sa.Integer(), nullable=False, server_default="6")
    )
    op.add_column(
        "push_targets", sa.Column("agent", sa.String(200), nullable=False, server_default="")
    )

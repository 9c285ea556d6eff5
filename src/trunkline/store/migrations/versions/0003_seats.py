"""A seat can be the caretaker's: its kind has more letters."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.alter_column(
            "kind", existing_type=sa.String(8), type_=sa.String(16), existing_nullable=False
        )

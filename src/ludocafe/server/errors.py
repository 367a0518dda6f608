"""Refused requests."""

from ludocafe.core.errors import LudocafeError
from ludocafe.core.model import Fields


class Refuse(LudocafeError):
    """A request that cannot be granted, with the HTTP status that says so."""

    def __init__(self, text: str, status: int = 400, fields: Fields | None = None) -> None:
        self.status = status
        super().__init__(text, fields)

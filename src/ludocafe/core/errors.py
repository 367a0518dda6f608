"""The exceptions that users can cause. Each carries a text id and fields; the words are in the texts."""

from ludocafe.core.model import Fields, Refusal


class LudocafeError(Exception):
    """An error that the user can correct; ``text`` is the id of its message, ``fields`` are its parameters."""

    def __init__(self, text: str, fields: Fields | None = None) -> None:
        self.text = text
        self.fields: Fields = fields or {}
        super().__init__(text, self.fields)


class BadInput(LudocafeError):
    """Input that cannot be understood or does not fit."""


class IllegalAction(LudocafeError):
    """An action that the rules do not allow; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"refusal-{refusal.reason}", dict(refusal.fields))


class BrokenRecord(LudocafeError):
    """A record that cannot be replayed; ``entry`` is the number of the offending entry (0 = the head)."""

    def __init__(self, text: str, entry: int = 0, fields: Fields | None = None) -> None:
        self.entry = entry
        super().__init__(text, {"entry": entry, **(fields or {})})

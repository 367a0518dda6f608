"""A mailbox behind a real mail server."""

import threading
import time
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default as default_policy
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope


class Mailbox:
    """Keeps what the mail server takes in."""

    def __init__(self) -> None:
        self.port = 0
        self._came = threading.Event()
        self.letters: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(self, _server: SMTP, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=default_policy)
        assert isinstance(letter, EmailMessage)
        self.letters.append((list(envelope.rcpt_tos), letter))
        self._came.set()
        return "250 taken"

    def wait(self, count: int, seconds: float = 30.0) -> EmailMessage:
        """The latest letter, once there are so many; for others than the thread of the mail server."""
        deadline = time.monotonic() + seconds
        while len(self.letters) < count:
            assert self._came.wait(deadline - time.monotonic()), "no letter came"
            self._came.clear()
        return self.letters[-1][1]

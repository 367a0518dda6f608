"""Rules without a test of their own, and why."""

EXCEPTIONS: dict[str, str] = {}

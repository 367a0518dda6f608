"""Rules of Coffee Traders that no test of their own can prove, with the reason."""

EXCEPTIONS: dict[str, str] = {}

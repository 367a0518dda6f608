EXCEPTIONS: dict[str, str] = {}

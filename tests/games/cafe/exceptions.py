"""Rule articles that no test can prove."""

EXCEPTIONS = {
    "CAF-04": "decoration: which coffee a colour stands for",
    "CAF-05": "markers and pawn are pictured, not modelled",
    "CAF-12": "decoration: names of the companies",
    "CAF-17": "says that the deck is our own design",
}

"""All searches here are short-sighted."""

from tests.bots.quick import short_sight

__all__ = ["short_sight"]

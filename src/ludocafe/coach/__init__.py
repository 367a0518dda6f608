"""A coach beside the player: hints, reasons, and a look back at finished games; data first, then words."""

from ludocafe.coach.hint import Hint, Suggestion, hint
from ludocafe.coach.projection import Difference
from ludocafe.coach.review import Moment, Review, Turning, review, stored_review
from ludocafe.coach.say import say_hint, say_review, say_why_not
from ludocafe.coach.why import WhyNot, why_not

__all__ = [
    "Difference",
    "Hint",
    "Moment",
    "Review",
    "Suggestion",
    "Turning",
    "WhyNot",
    "hint",
    "review",
    "say_hint",
    "say_review",
    "say_why_not",
    "stored_review",
    "why_not",
]

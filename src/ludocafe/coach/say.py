"""The coach's words, in the language of ``words`` (made with ``packages=("ludocafe.coach",)`` or more)."""

import math
from collections.abc import Sequence

from ludocafe.coach.hint import Hint
from ludocafe.coach.projection import Difference
from ludocafe.coach.review import Review, Turning, wins_more
from ludocafe.coach.why import WhyNot
from ludocafe.core.words import Words

BARS = "▁▂▃▄▅▆▇█"


def whole(number: float) -> int:
    """Rounded as on the page: halves up."""
    return math.floor(number + 0.5)


def percent(share: float) -> int:
    return whole(100 * share)


def say_hint(hint: Hint, words: Words) -> list[str]:
    """One or two sentences for each suggestion."""
    lines = []
    for rank, suggestion in enumerate(hint.suggestions):
        fields: dict[str, int | str | list[int | str]] = {
            "choice": words.choice(suggestion.choice),
            "points": whole(suggestion.points),
            "share": percent(suggestion.share),
        }
        line = words.say("coach-hint" if hint.seats > 1 else "coach-hint-solo", fields)
        if suggestion.differences:
            compared = "coach-hint-than-next" if rank == 0 else "coach-hint-than-best"
            line += " " + words.say(compared, {"sources": say_differences(suggestion.differences, words)})
        lines.append(line)
    return lines


def say_differences(differences: Sequence[Difference], words: Words) -> str:
    """ "3 points more from sugar, 2 points less from espresso"."""
    said = []
    for difference in differences:
        amount = whole(abs(difference.amount)) or 1
        source = words.topic(difference.source, difference.fields)
        said.append(words.say("coach-more" if difference.amount > 0 else "coach-less", {"amount": amount, "from": source}))
    return ", ".join(said)


def say_why_not(reason: WhyNot, words: Words) -> list[str]:
    """The refusal in a sentence, then the title and the text of its rule."""
    if reason.refusal is None:
        return [words.say("coach-allowed", {"notation": reason.notation})]
    article = f"rule-{reason.refusal.rule}"
    return [
        words.refusal(reason.refusal),
        f"{reason.refusal.rule} – {words.say(article, {}, 'title')}",
        words.say(article),
    ]


def say_turning(turning: Turning, words: Words) -> str:
    fields: dict[str, int | str | list[int | str]] = {
        "number": turning.number,
        "seat": turning.seat,
        "played": words.choice(turning.played),
        "better": words.choice(turning.better),
        "share": percent(turning.share),
        "points": whole(turning.points),
    }
    line = words.say("coach-turning" if wins_more(turning) else "coach-turning-points", fields)
    if turning.differences:
        line += " " + words.say("coach-turning-sources", {"sources": say_differences(turning.differences, words)})
    return line


def curve(review: Review, seat: int, width: int = 60) -> str:
    """A seat's chance to win over the game as a row of bars (alone at the table: expected points)."""
    values = [moment.shares[seat] for moment in review.moments]
    if review.seats == 1:
        points = [moment.points[seat] for moment in review.moments]
        low, high = min(points), max(points)
        values = [(value - low) / ((high - low) or 1.0) for value in points]
    if len(values) > width:
        values = [values[i * len(values) // width] for i in range(width)]
    return "".join(BARS[min(len(BARS) - 1, int(value * len(BARS)))] for value in values)


def say_review(review: Review, words: Words) -> list[str]:
    """The curves of all seats, then the turning points."""
    lines = [words.say("coach-curves" if review.seats > 1 else "coach-curve-solo")]
    lines += [words.say("coach-curve", {"seat": seat, "curve": curve(review, seat)}) for seat in range(review.seats)]
    if not review.turnings:
        return [*lines, words.say("coach-no-turnings")]
    return [*lines, words.say("coach-turnings"), *(say_turning(turning, words) for turning in review.turnings)]

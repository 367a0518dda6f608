"""A café to tell stories in: positions on the tables of the printed examples, and short questions about them."""

import re
from typing import Any

from ludocafe import registry
from ludocafe.core.chance import FastChance
from ludocafe.core.match import Match
from ludocafe.core.model import Refusal
from ludocafe.games.cafe_international import CafeInternational
from ludocafe.games.cafe_international.rules.decisions import InternationalState
from tests.support import Story

ID = "cafe_international"
TABLES = "tables ES GB FR RU IT"  # on NW NE C SW SE


def game() -> CafeInternational:
    found = registry.game(ID)
    assert isinstance(found, CafeInternational)
    return found


def at(position: str, hand: str = "") -> Story:
    """A story that starts at a position: two players and the usual tables unless it says otherwise."""
    if "players" not in position:
        position = f"players 2; {position}"
    if not re.search(r"(^|[;\n])\s*tables ", position):
        position = f"{position}; {TABLES}"
    if hand:
        position = f"{position}; seat 0: hand {hand}"
    return Story(ID, position)


def placements(story: Story, guest: str = "") -> list[str]:
    """The legal placements (of one guest), without their ``P:``."""
    return [notation[2:] for notation in story.legal() if notation.startswith(f"P:{guest}")]


def chairs(story: Story, guest: str) -> list[int]:
    """The chairs a guest may take."""
    return [int(notation.partition("@")[2]) for notation in placements(story, guest)]


def points(story: Story, seat: int = 0) -> int:
    """Points made so far, penalties aside."""
    return int(story.state.made(seat))


def phase(story: Story) -> str:
    return story.game.decision(story.state).kind


def actor(story: Story) -> int:
    return int(story.state.actor())


def seated(story: Story) -> str:
    """Who sits where, in the notation of positions."""
    guests = game().guests
    return " ".join(f"{guests[kind]}@{chair}" for chair, kind in enumerate(story.state.room.guest) if kind >= 0)


def tables(story: Story) -> str:
    nations = game().nations
    return " ".join("-" if nation < 0 else nations[nation] for nation in story.state.room.table)


def why_not(story: Story, notation: str) -> Refusal:
    """The refusal of an action, after making sure that playing it changes nothing."""
    rule, reason = story.refused(notation)
    refusal = story.game.refusal(story.state, story.game.parse(story.state, notation))
    assert refusal is not None and (refusal.rule, refusal.reason) == (rule, reason)
    return refusal


def scored(story: Story) -> list[tuple[Any, Any]]:
    """(slot, amount) of all points so far, in order."""
    kinds = ("table_scored", "formation_scored")
    return [(event.fields["slot"], event.fields["amount"]) for event in story.events if event.kind in kinds]


def table_at(story: Story) -> Match:
    """The story's position on a table with a record and undo."""
    table = Match(game(), int(story.state.seats), {}, FastChance(1))
    table.state = story.state
    return table


def fresh(seats: int, seed: int, **settings: str) -> InternationalState:
    state = game().new(seats, game().check_settings(seats, settings), FastChance(seed))
    assert isinstance(state, InternationalState)
    return state

"""The messages that show a table, its steps and its state to each person, with what they may see."""

from collections.abc import Iterable
from functools import cached_property

from msgspec.structs import asdict, replace

from ludocafe.core.fair_chance import commitment
from ludocafe.core.game import View
from ludocafe.core.match import Match, Step
from ludocafe.core.model import Choice, Decision, ScoreLine
from ludocafe.core.plans import TurnPlan, answer
from ludocafe.server import messages as m
from ludocafe.server.errors import Refuse
from ludocafe.server.play import LOG_LINES, TimedMatch
from ludocafe.server.tables.access import Access
from ludocafe.server.tables.table import Client, LiveTable
from ludocafe.server.tables.tables import Tables


class FrameCache:
    """What all viewers of one state have in common, computed at first use."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.deciding = match.deciding
        self._decisions: dict[int, Decision] = {}
        self.result = match.result()
        self.places = self.result.places if self.result is not None else None
        self._view: View | None = None

    def decision(self, seat: int | None) -> Decision:
        """What a seat is asked; a seat that is not asked sees the question of the first one that is."""
        if not self.deciding:
            return replace(self._match.decision(), seat=None)
        asked = seat if seat in self.deciding else self.deciding[0]
        assert asked is not None
        if asked not in self._decisions:
            self._decisions[asked] = self._match.decision(asked)
        return self._decisions[asked]

    def view(self, seat: int | None) -> View:
        """The state as a seat may see it; computed once where all see the same."""
        if self._view is None or not self._match.game.same_view_for_all:
            self._view = self._match.view(seat)
        return self._view if self._view.seat == seat else replace(self._view, seat=seat)

    @cached_property
    def scores(self) -> list[list[ScoreLine]]:
        return self._match.scores()


class Presenter:
    """Builds the messages that show a table to a client."""

    def __init__(self, access: Access, tables: Tables) -> None:
        self.access = access
        self.tables = tables

    def info(self, live: LiveTable, player: str | None) -> m.TableInfo:
        """The table as one person sees it."""
        doc = live.doc
        member = live.has_member(player)
        chairs = [
            m.ChairInfo(
                seat,
                chair.kind,
                chair.name,
                chair.level,
                chair.kind == "bot" or live.online(seat),
                player is not None and chair.player == player,
                player is not None and chair.kind == "bot" and chair.former == player,
            )
            for seat, chair in enumerate(doc.chairs)
        ]
        return m.TableInfo(
            id=live.id,
            game=doc.game,
            rules_version=doc.rules_version,
            edition=m.EditionInfo(doc.edition, doc.edition_hash),
            seats=doc.seats,
            settings=doc.settings,
            state=live.state,
            chairs=chairs,
            clock=doc.clock,
            listed=doc.listed,
            undo_after_turn=doc.undo_after_turn,
            created=doc.created,
            number=live.number,
            deciding=list(live.deciding),
            commitment=commitment(live.seed),
            seed=live.seed if live.state == "over" else None,
            invitation=self.access.invitation(live) if member and live.state == "open" else None,
            watch=self.access.watch_token(live) if member or doc.listed else None,
            rematch=doc.rematch,
            note=live.note,
            origin=doc.origin,
            host=doc.host(),
        )

    def frame(self, live: LiveTable, match: TimedMatch, shared: FrameCache, made: Step, client: Client) -> bytes:
        """The message about a step for one client."""
        if client.is_bot:
            return _bot_state(match, shared, client)
        told = made.notation_for(client.mine if client.viewed_seat is not None else (), match.over)
        step = m.Step(
            entry=m.StepEntry(made.seat, told, made.entry.undo, made.rule, made.heading, made.at_once),
            events=made.events_for(client.viewed_seat, match.over),
            **asdict(self._table_state(live, match, shared, client)),
        )
        return m.pack(step)

    def _table_state(self, live: LiveTable, match: TimedMatch, shared: FrameCache, client: Client) -> m.TableState:
        return m.TableState(
            number=match.number,
            seat=client.viewed_seat,
            mine=client.mine,
            view=shared.view(client.viewed_seat),
            deciding=list(shared.deciding),
            at_once=match.state.at_once(),
            decision=shared.decision(client.viewed_seat),
            choices=match.choices(client.viewed_seat) if client.viewed_seat is not None and _decides(shared, client) else [],
            scores=shared.scores,
            places=shared.places,
            result=shared.result,
            undo=max((match.undoable(seat) for seat in client.mine), default=0),
            clock=match.clockwork.left(live.doc, shared.deciding, live.now()),
            ahead=client.viewed_seat is not None and match.preview_state(client.viewed_seat) is not None,
            kept=None if client.viewed_seat is None else self.kept(live, client.viewed_seat),
        )

    def kept(self, live: LiveTable, seat: int) -> m.Kept | None:
        """The plan that a seat keeps; only for that seat."""
        found = live.kept_plan(seat)
        if found is None:
            return None
        kept, made = found
        assert live.match is not None, "a plan is kept where a game runs"
        fate: m.Fate = "waits"
        if answer(kept.plan, live.match, seat, made) is not None:
            fate = "answers"
        elif isinstance(kept.plan, TurnPlan) and seat in live.match.deciding:
            fate = "asked"
        return m.Kept(kept.plan, made, fate)

    def opening(self, live: LiveTable, client: Client) -> m.TableState:
        """A table before its game, with a deal that is not the game's own; nobody can decide."""
        if live.game is None:
            raise Refuse("pinned-rules", 409, {"version": live.doc.rules_version})
        match = TimedMatch(live.game, live.doc, f"opening {live.id}")
        shared = FrameCache(match)
        shared.deciding = ()
        return self._table_state(live, match, shared, client)

    def send_watchers(self, live: LiveTable, among: Iterable[Client] | None = None) -> None:
        """Send the list of watchers connected to this process to everybody here, or only to ``among``."""
        watchers = {client.player: client.name for client in live.clients if not client.mine and not client.is_bot}
        nameless = sum(not client.mine and not client.is_bot and client.player is None for client in live.clients)
        watchers.pop(None, None)
        message = m.pack(m.Watching(sorted(watchers.values()), nameless))
        for client in list(live.clients if among is None else among):
            if not client.is_bot:
                client.push(message)

    async def send_snapshot(self, live: LiveTable, client: Client, seen: int = 0) -> None:
        """Send a client everything it needs. A table that has not started, or is pinned, has no state."""
        async with live.lock:
            self.push_snapshot(live, client, seen)

    def push_snapshot(self, live: LiveTable, client: Client, seen: int = 0) -> None:
        match = live.match
        if match is None:
            client.push(m.pack(m.TableChanged(self.info(live, client.player))))
            return
        if client.is_bot:
            client.push(_bot_state(match, FrameCache(match), client))
        else:
            client.push(m.pack(self.snapshot(live, match, client, seen)))

    def snapshot(self, live: LiveTable, match: TimedMatch, client: Client, seen: int = 0) -> m.Snapshot:
        shared = FrameCache(match)
        log = match.lines(client.viewed_seat, live.state == "over", max(0, match.number - LOG_LINES))
        made: list[Choice] = []
        if client.viewed_seat is not None and _decides(shared, client):
            made = match.made(client.viewed_seat)
        shown = asdict(self._table_state(live, match, shared, client))
        return m.Snapshot(table=self.info(live, client.player), made=made, log=log, seen=seen, **shown)


def _bot_state(match: Match, shared: FrameCache, client: Client) -> bytes:
    """The message about a state for a bot."""
    return m.pack(
        m.BotState(
            match.number,
            client.viewed_seat,
            client.mine,
            shared.view(client.viewed_seat),
            shared.decision(client.viewed_seat),
            match.legal(client.viewed_seat) if _decides(shared, client) else [],
            shared.result,
        )
    )


def _decides(shared: FrameCache, client: Client) -> bool:
    """Is the viewed seat one of the client's own, and may it decide now?"""
    return client.viewed_seat in shared.deciding and client.viewed_seat in client.mine

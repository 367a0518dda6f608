"""Plans that seats keep: rehearsed, stored with the table, and played automatically when their question comes."""

import asyncio

from ludocafe.core.plans import Plan, Preference, Rehearsal, StandingPlan, TurnPlan
from ludocafe.server import messages as m
from ludocafe.server.documents import KeptDoc, TableDoc
from ludocafe.server.errors import Refuse
from ludocafe.server.play import TimedMatch
from ludocafe.server.tables.changes import Changes
from ludocafe.server.tables.moves import Moves
from ludocafe.server.tables.table import LiveTable, running


class Plans:
    """Rehearses, stores and plays plans. A plan belongs to one seat and is sent to no other."""

    def __init__(self, changes: Changes, moves: Moves) -> None:
        self.changes = changes
        self.moves = moves

    def rehearse(self, live: LiveTable, asked: m.TryPlan) -> m.Plans:
        """The next turn of a waiting seat after these steps."""
        match = running(live)
        rehearsal = _rehearsed(match, asked.seat, asked.steps)
        state = rehearsal.state
        if state is None:
            raise Refuse("nothing-to-plan", 409)
        view, decision = match.game.view(state, asked.seat), match.game.decision(state)
        steps = [step.choice for step in rehearsal.steps]
        return m.Plans(asked.request_id, asked.seat, match.number, steps, view, decision, rehearsal.choices())

    async def change(self, live: LiveTable, player: str, asked: m.Keep | m.Stand | m.Drop) -> int:
        """Replace or drop the plan of an own seat; returns the number of the state it was made on."""
        async with live.lock:
            match = running(live)
            if isinstance(asked, m.Keep) and asked.number != match.number:
                raise Refuse("stale", 409)
            plan = _plan(match, asked)
            kept = None if plan is None else KeptDoc(plan, match.number, match.base)

            def alter(doc: TableDoc) -> None:
                if asked.seat not in doc.seats_of(player):
                    raise Refuse("not-your-seat", 403)
                doc.kept = {seat: found for seat, found in doc.kept.items() if seat != asked.seat}
                if kept is not None:
                    doc.kept[asked.seat] = kept

            await self.changes.change_locked(live, alter)
            return match.number

    async def play(self, live: LiveTable, patience: float = 0.0) -> None:
        """Play the answer of a kept plan, if it still has one."""
        await asyncio.sleep(patience)
        async with live.lock:
            while (due := live.due_step()) is not None and live.match is not None:
                seat, choice = due
                step = live.match.apply(seat, choice.code, live.now())
                if await self.moves.store(live, live.match, step, "", planned=True) is not None:
                    return  # storing a step starts the next one


def _rehearsed(match: TimedMatch, seat: int, steps: list[str]) -> Rehearsal:
    rehearsal = Rehearsal(match, seat)
    for notation in steps:
        rehearsal.do(notation)
    return rehearsal


def _plan(match: TimedMatch, asked: m.Keep | m.Stand | m.Drop) -> Plan | None:
    if isinstance(asked, m.Keep):
        return TurnPlan(_rehearsed(match, asked.seat, asked.steps).steps)
    if isinstance(asked, m.Drop):
        return None
    progress = match.game.progress(match.state)
    answers = [Preference(one.action, one.effect, one.least) for one in asked.answers]
    return StandingPlan(asked.questions, answers, {name: progress[name] for name in asked.during if name in progress})

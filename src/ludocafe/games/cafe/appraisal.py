"""What a business is worth: cafés within reach, beans on their way, warehouse balance, and what the area can still do.

All worths are hundredths of a point, all chances thousandths.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.games.cafe.rules import CafeState
from ludocafe.games.cafe.state import COLOURS, DRYING, LAYERS, NONE, SLOTS, Area

# How far a bean has come: in transit, roasted, dried, raw; then a colour that could be produced, and one that could not.
STAGES: Final[i64] = 4
TO_GROW: Final[i64] = 4
OUT_OF_REACH: Final[i64] = 5


@final
@mypyc_attr(native_class=True)
class Taste:
    """How much a player minds each thing. Found by self-play."""

    credit: vec[i64]  # chance that a bean of each stage will be delivered in time
    again: i64  # how much surer further beans of the same stack are (thousandths of the doubt)
    spare: i64  # a warehouse bean beyond the two lowest colours
    point: i64  # an action point
    fade: i64  # how much less each further action point is worth
    grow: i64  # a production square, per round
    grow_group: i64  # each production square joined to others, per round
    dry: i64  # a drying square, per round
    dry_group: i64  # each drying square joined to others, per round
    roast: i64
    roast_group: i64
    variety: i64  # each colour that can be produced, per round
    ships: i64  # the discount, per round
    hold: i64  # a café's worth before it is complete (thousandths)

    def __init__(self) -> None:
        self.credit = vec[i64]([922, 940, 741, 703, 599, 291])
        self.again = 726
        self.spare = 15
        self.point = 150
        self.fade = 17
        self.grow = 12
        self.grow_group = 12
        self.dry = 20
        self.dry_group = 37
        self.roast = 16
        self.roast_group = 36
        self.variety = 15
        self.ships = 1
        self.hold = 1000


@final
@mypyc_attr(native_class=True)
class Appraiser:
    """Appraises one seat of a state, with ``points`` action points left now and ``rounds`` rounds to come."""

    taste: Taste
    beans: vec[i64]  # on their way, by stage * COLOURS + colour
    growing: vec[i64]  # production squares by colour
    chance: vec[i64]  # by stage
    sizes: vec[i64]  # of groups, by anchor
    done: vec[i64]  # cafés already reckoned, by layer

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.beans = vec[i64]([0] * (STAGES * COLOURS))
        self.growing = vec[i64]([0] * COLOURS)
        self.chance = vec[i64]([0] * 6)
        self.sizes = vec[i64]([0] * SLOTS)
        self.done = vec[i64]([0] * LAYERS)

    def worth(self, state: CafeState, seat: i64, points: i64, rounds: i64) -> i64:
        area = state.areas[seat]
        self.look_round(state, seat, area)
        self.reckon_chances(area, points, rounds)
        total = self.cafes(state, seat, area)
        total += self.warehouse(state, seat, rounds)
        total += self.action_points(points) + rounds * self.action_points(area.cups)
        return total + rounds * self.capacity(area)

    def look_round(self, state: CafeState, seat: i64, area: Area) -> None:
        """Beans by stage and colour, production squares by colour, sizes of groups."""
        i: i64
        for i in range(STAGES * COLOURS):
            self.beans[i] = 0
        for i in range(COLOURS):
            self.growing[i] = 0
            self.beans[i] = state.transit[i] if seat == state.deciding else 0
        for i in range(area.works):
            self.sizes[area.work[i]] = 0
        for i in range(area.works):
            slot = area.work[i]
            kind = area.kind[slot]
            self.sizes[area.group[slot]] += 1
            count = state.beans[seat * SLOTS + slot]
            if kind < DRYING:
                self.growing[kind] += 1
                self.beans[3 * COLOURS + kind] += count
            elif count > 0:
                stage: i64 = 2 if kind == DRYING else 1
                self.beans[stage * COLOURS + state.hue[seat * SLOTS + slot]] += count

    def reckon_chances(self, area: Area, points: i64, rounds: i64) -> None:
        """A stage that cannot be passed any more with the action points to come is lost."""
        credit = self.taste.credit
        to_come = points + rounds * area.cups
        stage: i64
        for stage in range(5):
            self.chance[stage] = credit[stage] if stage <= to_come else 0
        self.chance[OUT_OF_REACH] = credit[OUT_OF_REACH] * rounds // 8

    # -- cafés ---------------------------------------------------------------------------------------------------

    def cafes(self, state: CafeState, seat: i64, area: Area) -> i64:
        """The points of each open café times the chance to complete it; the likeliest are served first."""
        total: i64 = 0
        layer: i64
        for layer in range(area.layers):
            self.done[layer] = 0 if area.open[layer] == 1 else 1
        while True:
            best: i64 = NONE
            best_worth: i64 = -1
            for layer in range(area.layers):
                if self.done[layer] == 0:
                    worth = self.prospect(state, seat, area, layer, False)
                    if worth > best_worth:
                        best = layer
                        best_worth = worth
            if best == NONE:
                return total
            total += best_worth
            self.done[best] = 1
            self.prospect(state, seat, area, best, True)

    def prospect(self, state: CafeState, seat: i64, area: Area, layer: i64, take: bool) -> i64:
        """Worth of one café; ``take`` sets the beans aside that it counts on."""
        chance: i64 = 1000
        again = self.taste.again
        colour: i64
        stage: i64
        for colour in range(COLOURS):
            missing = state.lacks(seat, layer, colour)
            for stage in range(STAGES):
                if missing == 0:
                    break
                there = self.beans[stage * COLOURS + colour]
                if there == 0:
                    continue
                used = there if there < missing else missing
                missing -= used
                if take:
                    self.beans[stage * COLOURS + colour] -= used
                odds = self.chance[stage]
                while used > 0:
                    chance = chance * odds // 1000
                    odds = odds + (1000 - odds) * again // 1000 if odds > 0 else 0
                    used -= 1
            if missing > 0:
                odds = self.chance[TO_GROW if self.growing[colour] > 0 else OUT_OF_REACH]
                squares = self.growing[colour]
                while missing > 0:
                    chance = chance * odds // 1000
                    if squares > 1 and odds > 0:
                        odds = odds + (1000 - odds) * again // 1000
                        squares -= 1
                    missing -= 1
        worth = state.parts.cafe_points[area.card[layer]] * chance // 10
        return worth if chance == 1000 else worth * self.taste.hold // 1000

    # -- warehouse -----------------------------------------------------------------------------------------------

    def warehouse(self, state: CafeState, seat: i64, rounds: i64) -> i64:
        """CAF-74 on what lies there and what should arrive; spare colours count a little as long as others can catch up."""
        lowest: i64 = 1 << 40
        second: i64 = 1 << 40
        total: i64 = 0
        colour: i64
        stage: i64
        for colour in range(COLOURS):
            count = state.holding(seat, colour) * 1000
            for stage in range(STAGES):
                count += self.beans[stage * COLOURS + colour] * self.chance[stage]
            total += count
            if count < lowest:
                second = lowest
                lowest = count
            elif count < second:
                second = count
        score = (lowest * state.parts.lowest_points + second * state.parts.second_points) // 10
        spare = total - lowest - second
        return score + (spare * self.taste.spare // 1000 if rounds > 0 else 0)

    # -- what the area can do ------------------------------------------------------------------------------------

    def action_points(self, points: i64) -> i64:
        """Each further point is worth a little less."""
        if points > 8:
            points = 8
        return points * self.taste.point - self.taste.fade * points * (points - 1) // 2

    def capacity(self, area: Area) -> i64:
        """Squares and groups, per round to come."""
        taste = self.taste
        total: i64 = 0
        i: i64
        drying: i64 = 0
        roasting: i64 = 0
        for i in range(area.works):
            slot = area.work[i]
            if area.group[slot] != slot:
                continue
            size = self.sizes[slot]
            kind = area.kind[slot]
            if kind < DRYING:
                total += taste.grow * size + taste.grow_group * (size - 1)
            elif kind == DRYING:
                drying += size
                total += taste.dry_group * ((size if size < 4 else 4) - 1)
            else:
                roasting += size
                total += taste.roast_group * ((size if size < 4 else 4) - 1)
        total += taste.dry * (drying if drying < 5 else 5) + taste.roast * (roasting if roasting < 5 else 5)
        for i in range(COLOURS):
            if self.growing[i] > 0:
                total += taste.variety
        return total + (taste.ships if area.ships >= 2 else 0)

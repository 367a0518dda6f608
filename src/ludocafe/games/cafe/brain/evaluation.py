"""What a business is worth: cafés within reach, beans on their way, warehouse balance, and what the area can still do.

The evaluation takes stock of a business (``take_stock``) – sums by colour, no squares – and then tries choices on the sums
alone: thousands of choices are weighed in a search, and copying a state for each would cost ten times as much as judging it.

All worths are hundredths of a point, all chances thousandths.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.state import NOTHING, at_most
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import AUCTION, COLOURS, DESK, DESK_TRANSIT, DRYING, LAYERS, NONE, SLOTS, SQUARES, Area

# How far a bean has come: in transit (0), roasted, dried, raw; then a colour that could be produced, and one that could not.
STAGES: Final[i64] = 4
ROASTED: Final[i64] = 1
DRIED: Final[i64] = 2
RAW: Final[i64] = 3
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
class Evaluation:
    """Appraises one business, with ``points`` action points left now and ``rounds`` rounds to come."""

    taste: Taste
    area: Area
    points: i64
    rounds: i64
    beans: vec[i64]  # on their way, by stage * COLOURS + colour
    hold: vec[i64]  # warehouse beans by colour, those on ships included (CAF-75)
    lack: vec[i64]  # beans that an open café still takes, by layer * COLOURS + colour
    missing: vec[i64]  # all colours together, by layer
    send_from: i64  # layer before which the colour being sent can no longer go (CAF-67)
    open: vec[i64]  # layers of open cafés
    opens: i64
    worth_of: vec[i64]  # points of an open café, by its place in ``open``
    done: vec[i64]  # cafés already reckoned, likewise
    left: vec[i64]  # of ``beans``, while cafés take theirs
    growing: vec[i64]  # production squares by colour
    chance: vec[i64]  # by stage
    sizes: vec[i64]  # of groups, by anchor
    lowest_points: i64
    second_points: i64
    equipment: i64  # what the area can do in a round to come
    kept: vec[i64]  # beans, hold, lack and missing, as put aside by ``keep``

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.points = 0
        self.rounds = 0
        self.send_from = 0
        self.beans = vec[i64]([0] * (STAGES * COLOURS))
        self.hold = vec[i64]([0] * COLOURS)
        self.lack = vec[i64]([0] * (LAYERS * COLOURS))
        self.missing = vec[i64]([0] * LAYERS)
        self.open = vec[i64]([0] * LAYERS)
        self.opens = 0
        self.worth_of = vec[i64]([0] * LAYERS)
        self.done = vec[i64]([0] * LAYERS)
        self.left = vec[i64]([0] * (STAGES * COLOURS))
        self.growing = vec[i64]([0] * COLOURS)
        self.chance = vec[i64]([0] * 6)
        self.sizes = vec[i64]([0] * SLOTS)
        self.lowest_points = 0
        self.second_points = 0
        self.equipment = 0
        self.kept = vec[i64]([0] * ((STAGES + 1 + LAYERS) * COLOURS + LAYERS))

    def worth(self, state: CafeState, seat: i64, points: i64, rounds: i64) -> i64:
        self.take_stock(state, seat, state.areas[seat], points, rounds)
        return self.value()

    # -- taking stock --------------------------------------------------------------------------------------------

    def take_stock(self, state: CafeState, seat: i64, area: Area, points: i64, rounds: i64) -> None:
        """Take stock of a seat, on its area or on the one it would have with one more card."""
        self.area = area
        self.lowest_points = state.parts.lowest_points
        self.second_points = state.parts.second_points
        self.send_from = state.send_from
        self.count_beans(state, seat, area)
        self.count_stock(state, seat, area)
        self.count_demand(state, seat, area)
        self.equipment = self.capacity(area)
        self.look_ahead(points, rounds)

    def look_ahead(self, points: i64, rounds: i64) -> None:
        """A stage that cannot be passed any more with the action points to come is lost."""
        self.points = points
        self.rounds = rounds
        credit = self.taste.credit
        to_come = points + rounds * self.area.cups
        stage: i64
        for stage in range(5):
            self.chance[stage] = credit[stage] if stage <= to_come else NOTHING
        self.chance[OUT_OF_REACH] = credit[OUT_OF_REACH] * rounds // 8

    def count_beans(self, state: CafeState, seat: i64, area: Area) -> None:
        """Beans by stage and colour, production squares by colour, sizes of groups."""
        beans = self.beans
        growing = self.growing
        sizes = self.sizes
        work = area.work
        kinds = area.kind
        group = area.group
        lying = state.beans
        base = seat * SLOTS
        i: i64
        for i in range(STAGES * COLOURS):
            beans[i] = 0
        for i in range(COLOURS):
            growing[i] = 0
            beans[i] = state.transit[i] if seat == state.deciding else NOTHING
            if state.building != 0 and seat != state.deciding and state.is_building(seat):
                beans[i] = state.desks[seat * DESK + DESK_TRANSIT + i]
        for i in range(area.works):
            sizes[work[i]] = 0
        for i in range(area.works):
            slot = work[i]
            kind = kinds[slot]
            sizes[group[slot]] += 1
            count = lying[base + slot]
            if kind < DRYING:
                growing[kind] += 1
                beans[RAW * COLOURS + kind] += count
            elif count > 0:
                stage = DRIED if kind == DRYING else ROASTED
                beans[stage * COLOURS + state.hue[base + slot]] += count

    def count_stock(self, state: CafeState, seat: i64, area: Area) -> None:
        """CAF-75, CAF-88: a bean on a ship counts as one in the warehouse, and goes there when the ship is covered."""
        hold = self.hold
        colour: i64
        for colour in range(COLOURS):
            hold[colour] = state.warehouse[seat * COLOURS + colour]
        if state.mode == AUCTION:
            slot: i64
            for slot in range(area.layers * SQUARES):
                aboard = state.aboard(seat, slot)
                if aboard != NONE:
                    hold[aboard] += 1

    def count_demand(self, state: CafeState, seat: i64, area: Area) -> None:
        parts = state.parts
        opens: i64 = 0
        layer: i64
        colour: i64
        for layer in range(area.layers):
            if area.open[layer] == 1:
                card = area.card[layer]
                total: i64 = 0
                for colour in range(COLOURS):
                    at = layer * COLOURS + colour
                    lack = parts.demand[card * COLOURS + colour] - state.received[seat * LAYERS * COLOURS + at]
                    self.lack[at] = lack
                    total += lack
                self.missing[layer] = total
                self.worth_of[opens] = parts.cafe_points[card]
                self.open[opens] = layer
                opens += 1
        self.opens = opens

    def keep(self) -> None:
        """Put the sums aside, to come back to with ``restore``."""
        kept = self.kept
        beans = self.beans
        lack = self.lack
        i: i64
        for i in range(STAGES * COLOURS):
            kept[i] = beans[i]
        for i in range(COLOURS):
            kept[STAGES * COLOURS + i] = self.hold[i]
        place: i64
        n: i64 = (STAGES + 1) * COLOURS
        for place in range(self.opens):
            layer = self.open[place]
            for i in range(COLOURS):
                kept[n + i] = lack[layer * COLOURS + i]
            kept[n + COLOURS] = self.missing[layer]
            n += COLOURS + 1

    def restore(self) -> None:
        kept = self.kept
        beans = self.beans
        lack = self.lack
        i: i64
        for i in range(STAGES * COLOURS):
            beans[i] = kept[i]
        for i in range(COLOURS):
            self.hold[i] = kept[STAGES * COLOURS + i]
        place: i64
        n: i64 = (STAGES + 1) * COLOURS
        for place in range(self.opens):
            layer = self.open[place]
            for i in range(COLOURS):
                lack[layer * COLOURS + i] = kept[n + i]
            self.missing[layer] = kept[n + COLOURS]
            n += COLOURS + 1

    # -- trying choices ------------------------------------------------------------------------------------------

    def produce(self, state: CafeState, seat: i64, anchor: i64) -> None:
        """CAF-62."""
        area = self.area
        base = seat * SLOTS
        i: i64
        for i in range(area.works):
            slot = area.work[i]
            if area.group[slot] == anchor and state.beans[base + slot] == 0:
                self.beans[RAW * COLOURS + area.kind[slot]] += 1

    def move(self, source: i64, colour: i64) -> i64:
        """All beans of a colour one stage on; returns how many."""
        at = source * COLOURS + colour
        count = self.beans[at]
        self.beans[at] = 0
        self.beans[at - COLOURS] += count
        return count

    def move_back(self, source: i64, colour: i64, count: i64) -> None:
        at = source * COLOURS + colour
        self.beans[at] = count
        self.beans[at - COLOURS] -= count

    def colours_at(self, stage: i64) -> i64:
        """How many colours lie at a stage."""
        found: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if self.beans[stage * COLOURS + colour] > 0:
                found += 1
        return found

    def assigned(self, source: i64, colour: i64) -> i64:
        """Worth with a colour moved on (NONE: with none), the sums as before."""
        if colour == NONE:
            return self.value()
        count = self.move(source, colour)
        worth = self.value()
        self.move_back(source, colour, count)
        return worth

    def fill(self, source: i64, room: i64) -> i64:
        """CAF-63, CAF-64: fill the empty squares of a group with the colours that gain most, square by square; the worth then."""
        moved = False
        worth = self.value() if room > 1 else NOTHING
        while room > 0:
            colours = self.colours_at(source)
            if colours == 0:
                return worth if moved else self.value()
            may_skip = moved or room > 1
            best: i64 = NONE
            best_worth: i64 = -1000000
            colour: i64
            for colour in range(COLOURS):
                if self.beans[source * COLOURS + colour] > 0:
                    then = self.assigned(source, colour)
                    if then > best_worth:
                        best = colour
                        best_worth = then
            if may_skip and worth > best_worth and not (colours == 1 and not moved and room == 2):
                if moved:
                    return worth
            else:
                self.move(source, best)
                moved = True
                worth = best_worth
            room -= 1
        return worth

    def take_up(self) -> None:
        """CAF-66."""
        colour: i64
        for colour in range(COLOURS):
            self.move(ROASTED, colour)

    def send(self, colour: i64, layer: i64) -> None:
        """CAF-67: a bean to a café, or the rest of its colour to the warehouse (NONE)."""
        self.send_from = 0
        if layer == NONE:
            self.hold[colour] += self.beans[colour]
            self.beans[colour] = 0
            return
        self.beans[colour] -= 1
        self.lack[layer * COLOURS + colour] -= 1
        self.missing[layer] -= 1
        if self.beans[colour] > 0:
            self.send_from = layer

    def store_unwanted(self) -> i64:
        """CAF-31, CAF-67: what no café wants goes to the warehouse; the colour to be sent next, or NONE."""
        colour: i64
        place: i64
        for colour in range(COLOURS):
            if self.beans[colour] > 0:
                for place in range(self.opens):
                    layer = self.open[place]
                    if layer >= self.send_from and self.lack[layer * COLOURS + colour] > 0:
                        return colour
                self.send(colour, NONE)
        return NONE

    def sent(self, colour: i64, layer: i64) -> i64:
        """Worth with a bean sent, the sums as before."""
        self.keep()
        send_from = self.send_from
        self.send(colour, layer)
        self.store_unwanted()
        worth = self.value()
        self.send_from = send_from
        self.restore()
        return worth

    def deliver(self) -> i64:
        """CAF-66, CAF-67: send each bean where it gains most; the worth then."""
        self.take_up()
        self.send_from = 0
        worth: i64 = NONE
        while True:
            colour = self.store_unwanted()
            if colour == NONE:
                return worth if worth != NONE else self.value()
            best: i64 = NONE
            best_worth: i64 = -1000000
            place: i64
            for place in range(self.opens):
                layer = self.open[place]
                if layer >= self.send_from and self.lack[layer * COLOURS + colour] > 0:
                    worth = self.sent(colour, layer)
                    if worth > best_worth:
                        best = layer
                        best_worth = worth
            worth = self.sent(colour, NONE)
            if worth > best_worth:
                best = NONE
            else:
                worth = best_worth
            self.send(colour, best)

    # -- worth ---------------------------------------------------------------------------------------------------

    def value(self) -> i64:
        """Worth of the business by the sums."""
        self.begin()
        rounds = self.rounds
        total = self.cafes() + self.warehouse()
        total += self.action_points(self.points) + rounds * self.action_points(self.area.cups)
        return total + rounds * self.equipment

    def begin(self) -> None:
        """No bean is promised to a café yet."""
        left = self.left
        beans = self.beans
        i: i64
        for i in range(STAGES * COLOURS):
            left[i] = beans[i]

    def cafes(self) -> i64:
        """The points of each open café times the chance to complete it; the likeliest are served first."""
        total: i64 = 0
        waiting: i64 = 0
        place: i64
        for place in range(self.opens):
            if self.missing[self.open[place]] == 0:
                total += self.worth_of[place] * 100
                self.done[place] = 1
            else:
                self.done[place] = 0
                waiting += 1
        while waiting > 1:
            best: i64 = NONE
            best_worth: i64 = -1
            for place in range(self.opens):
                if self.done[place] == 0:
                    worth = self.prospect(place, False)
                    if worth > best_worth:
                        best = place
                        best_worth = worth
            total += best_worth
            self.done[best] = 1
            self.prospect(best, True)
            waiting -= 1
        for place in range(self.opens):
            if self.done[place] == 0:
                total += self.prospect(place, True)
        return total

    def prospect(self, place: i64, take: bool) -> i64:
        """Worth of one café; ``take`` sets the beans aside that it counts on."""
        chance: i64 = 1000
        again = self.taste.again
        left = self.left
        base = self.open[place] * COLOURS
        colour: i64
        stage: i64
        for colour in range(COLOURS):
            missing = self.lack[base + colour]
            if missing == 0:
                continue
            for stage in range(STAGES):
                there = left[stage * COLOURS + colour]
                if there == 0:
                    continue
                used = there if there < missing else missing
                missing -= used
                if take:
                    left[stage * COLOURS + colour] -= used
                odds = self.chance[stage]
                while used > 0:
                    chance = chance * odds // 1000
                    odds = odds + (1000 - odds) * again // 1000 if odds > 0 else NOTHING
                    used -= 1
                if missing == 0:
                    break
            if missing > 0:
                odds = self.chance[TO_GROW if self.growing[colour] > 0 else OUT_OF_REACH]
                squares = self.growing[colour]
                while missing > 0:
                    chance = chance * odds // 1000
                    if squares > 1 and odds > 0:
                        odds = odds + (1000 - odds) * again // 1000
                        squares -= 1
                    missing -= 1
            if chance == 0 and not take:
                return 0
        return self.worth_of[place] * chance // 10 * self.taste.hold // 1000

    def warehouse(self) -> i64:
        """CAF-74 on what lies there and what should arrive; spare colours count a little as long as others can catch up."""
        lowest: i64 = 1000000000
        second: i64 = 1000000000
        total: i64 = 0
        left = self.left
        chance = self.chance
        colour: i64
        stage: i64
        for colour in range(COLOURS):
            count = self.hold[colour] * 1000
            for stage in range(STAGES):
                count += left[stage * COLOURS + colour] * chance[stage]
            total += count
            if count < lowest:
                second = lowest
                lowest = count
            elif count < second:
                second = count
        score = (lowest * self.lowest_points + second * self.second_points) // 10
        spare = total - lowest - second
        return score + (spare * self.taste.spare // 1000 if self.rounds > 0 else NOTHING)

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
                total += taste.dry_group * (at_most(size, 4) - 1)
            else:
                roasting += size
                total += taste.roast_group * (at_most(size, 4) - 1)
        total += taste.dry * at_most(drying, 5) + taste.roast * at_most(roasting, 5)
        for i in range(COLOURS):
            if self.growing[i] > 0:
                total += taste.variety
        return total + (taste.ships if area.ships >= area.parts.discount_ships else NOTHING)

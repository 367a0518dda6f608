"""Where a card lies best for its owner's own business, found by playing the rest of the game from the best-looking places.

What is announced of an open card, the place offered for a card in hand, and the coach's first idea all come from here.
The other players are left out, and every card that does not lie on the own area may still come: so the answer depends
on the own business alone, does not change while others play, and knows nothing hidden. All places meet the same cards,
so it is always the same.

On plain sources playing on takes seconds instead of milliseconds: there the policy's favourite has to do.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludocafe.core.chance import DECK, FastChance
from ludocafe.core.playout import best_action
from ludocafe.core.state import OVER, Codes
from ludocafe.games.cafe.brain.policy import CafePolicy, rough_policy
from ludocafe.games.cafe.brain.value_fit import ValueFit
from ludocafe.games.cafe.rules.codes import ASK_PLACE, END, PLACE
from ludocafe.games.cafe.rules.decisions import CafeState
from ludocafe.games.cafe.rules.state import COLOURS, LAYERS, NONE, PLANS, SLOTS, SQUARES, STANDARD

SHORTLIST: Final[i64] = 5
STAGES: Final = ((2, 5), (6, 2), (8, 1))  # games played from each place left, and how many places are left then
HORIZON: Final[i64] = 4  # rounds played on, this one included; what comes after is forecast
SEED: Final[i64] = 11  # of the first game's cards
COMPILED: Final = not __file__.endswith(".py")
LEAST: Final[i64] = -1000000000000


@final
@mypyc_attr(native_class=True)
class LookAhead:
    """Serves one question after the other in one thread."""

    policy: CafePolicy
    quick: CafePolicy
    value_fit: ValueFit
    chance: FastChance  # never asked: the cards of a trial lie in order
    codes: Codes
    weights: vec[i64]
    listed: i64  # places kept by what the business is worth after the turn, and as many by the forecast of the end

    def __init__(self) -> None:
        self.policy = CafePolicy()
        self.quick = rough_policy(2, 4)
        self.value_fit = ValueFit()
        self.chance = FastChance(1)
        self.codes = Codes()
        self.weights = vec[i64]([0] * 256)
        self.listed = SHORTLIST

    def paid(self, state: CafeState, seat: int, price: int) -> CafeState:
        """The state with the beans paid that the seat can spare best."""
        found = state.copy()
        _time: i64
        for _time in range(price):
            self.policy.pay_cheapest(found, seat)
        return found

    def place(self, state: CafeState, seat: int, card: int) -> int:
        """The spot of a card on a seat's area; NONE where it cannot lie at all."""
        start = self.alone(state, seat, card, SEED)
        codes = Codes()
        start.legal_into(codes)
        if codes.count == 0:
            return int(NONE)
        if not COMPILED:
            return int(best_action(start, self.policy, self.chance) - PLACE)
        places = self.shortlist(start, codes)
        total = vec[i64]([0] * len(places))
        trial: i64 = SEED
        i: i64
        for trials, left in STAGES:
            if len(places) <= left:
                continue
            _time: i64
            for _time in range(trials):
                start = self.alone(state, seat, card, trial)
                trial += 1
                for i in range(len(places)):
                    total[i] += self.played_on(start, places[i])
            places, total = best_of(places, total, left)
        return int(places[0] - PLACE)

    def alone(self, state: CafeState, seat: i64, card: i64, seed: i64) -> CafeState:
        """The seat's business as a game for one, about to lay the card; beans on ships count as stored (CAF-75)."""
        parts = state.parts
        found = CafeState(parts, 1, STANDARD)
        found.clear()
        found.round = state.round
        area = state.areas[seat]
        found.areas = [area]
        found.company = state.company[seat : seat + 1]
        found.beans = state.beans[seat * SLOTS : (seat + 1) * SLOTS]
        found.hue = state.hue[seat * SLOTS : (seat + 1) * SLOTS]
        found.received = state.received[seat * LAYERS * COLOURS : (seat + 1) * LAYERS * COLOURS]
        found.warehouse = state.warehouse[seat * COLOURS : (seat + 1) * COLOURS]
        slot: i64
        for slot in range(area.layers * SQUARES):
            aboard = state.aboard(seat, slot)
            if aboard != NONE:
                found.warehouse[aboard] += 1
        found.hand[0] = card
        found.phase = ASK_PLACE
        deck = vec[i64]()
        other: i64
        layer: i64
        for other in range(PLANS):
            lies = other == card or not state.plays(other)
            for layer in range(area.layers):
                lies = lies or area.card[layer] == other
            if not lies:
                deck = append(deck, other)
        FastChance(seed).shuffle(DECK, deck, len(deck))
        found.pile_end = (parts.rounds - state.round) * parts.open_cards
        while len(deck) < found.pile_end:  # an edition with more rounds than a game for one has cards for
            deck = append(deck, deck[found.pile_end - len(deck) - 1])
        found.deck = deck
        return found

    def shortlist(self, start: CafeState, codes: Codes) -> vec[i64]:
        """The places that look best once the turn has been played as the policy would."""
        worths = vec[i64]([0] * codes.count)
        forecasts = vec[i64]([0] * codes.count)
        rounds = start.parts.rounds - start.round
        all_places = vec[i64]()
        i: i64
        for i in range(codes.count):
            tried = start.copy()
            tried.apply(codes.items[i], self.chance, None)
            self.policy.play_turn(tried)
            worths[i] = self.policy.evaluation.worth(tried, 0, 0, rounds)
            tried.apply(END, self.chance, None)
            forecasts[i] = self.value_fit.forecast(tried, 0)
            all_places = append(all_places, codes.items[i])
        places, _worths = best_of(all_places, worths, self.listed)
        more, _forecasts = best_of(all_places, forecasts, self.listed)
        for i in range(len(more)):
            known = False
            n: i64
            for n in range(len(places)):
                known = known or places[n] == more[i]
            if not known:
                places = append(places, more[i])
        return places

    def played_on(self, start: CafeState, code: i64) -> i64:
        """Points to be expected at the end, played on quickly from a place; in hundredths."""
        state = start.copy()
        state.apply(code, self.chance, None)
        codes = self.codes
        i: i64
        while state.actor() != OVER and state.round < start.round + HORIZON:
            codes.clear()
            state.legal_into(codes)
            if len(self.weights) < codes.count:
                self.weights = vec[i64]([0] * (2 * codes.count))
            weights = self.weights
            self.quick.weigh(state, codes, weights)
            best: i64 = 0
            for i in range(1, codes.count):
                if weights[i] > weights[best]:
                    best = i
            state.apply(codes.items[best], self.chance, None)
        return self.value_fit.forecast(state, 0)


def best_of(places: vec[i64], values: vec[i64], most: i64) -> tuple[vec[i64], vec[i64]]:
    """The places of the greatest values with these, the best first; of equals the one that came first."""
    values = values[:]
    found = vec[i64]()
    kept = vec[i64]()
    i: i64
    while len(found) < most and len(found) < len(places):
        best: i64 = 0
        for i in range(1, len(places)):
            if values[i] > values[best]:
                best = i
        found = append(found, places[best])
        kept = append(kept, values[best])
        values[best] = LEAST
    return found, kept

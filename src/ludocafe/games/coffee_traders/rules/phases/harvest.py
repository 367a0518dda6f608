"""Phase 4 – Harvest (chapter 9): the coffee is counted and shared out; nobody decides anything."""

from mypy_extensions import i64

from ludocafe.core.state import NOTHING, Journal
from ludocafe.games.coffee_traders.rules import agenda, events
from ludocafe.games.coffee_traders.rules.shared_effects import TOUCHED_COFFEE, check_objectives, gain_civet
from ludocafe.games.coffee_traders.rules.state import (
    COFFEES,
    COOPS,
    FAIRTRADE,
    HARVESTING,
    KOPI,
    NONE,
    QUEUE,
    SELLING,
    SITES,
    SPACES,
    Board,
)


def harvest(board: Board, journal: Journal | None) -> None:
    """The whole phase counts as one effect: objectives are checked at its end, in turn order (CTR-013)."""
    board.phase = HARVESTING
    events.phase_started(journal, HARVESTING)
    coop: i64
    for coop in range(COOPS):
        harvest_coop(board, coop, journal)
    place: i64
    for place in range(board.players):
        if board.human(board.order[place]):
            visit_sumatra(board, board.order[place], journal)
    for place in range(board.players):
        if board.human(board.order[place]):
            check_objectives(board, board.order[place], TOUCHED_COFFEE, journal)
    agenda.do_phase(board, SELLING)


def crop(board: Board, coop: i64) -> i64:
    """CTR-260: what the occupied plantations of a cooperative yield."""
    occupied: i64 = 0
    i: i64
    for i in range(coop * SPACES, (coop + 1) * SPACES):
        occupied += board.worker[i]
    return occupied * board.parts.per_worker[board.seats]


def harvest_coop(board: Board, coop: i64, journal: Journal | None) -> None:
    """CTR-260: posts, the first trader, then rounds along the queue."""
    left = crop(board, coop)
    if left == 0:
        return
    events.crop_counted(journal, coop, left // board.parts.per_worker[board.seats], left)
    left = serve_posts(board, coop, left, journal)
    queue = board.house_size[coop]
    first: i64 = coop * QUEUE
    shared = left
    # The trader on position 1 takes one coffee more than the rounds bring.
    extra: i64 = 1 if left > 0 else 0
    left -= extra
    i: i64
    for i in range(queue):
        amount = share(left, queue, i, board.parts.harvest_rounds) + (extra if i == 0 else NOTHING)
        shared -= amount
        take(board, board.house[first + i], coop, amount, journal)
    if shared > 0:
        events.crop_lost(journal, coop, shared)


def share(left: i64, queue: i64, position: i64, rounds: i64) -> i64:
    """What a position gets when ``left`` coffees go round the queue, one each, at most ``rounds`` times."""
    amount = left // queue + (1 if position < left % queue else 0)
    return amount if amount < rounds else rounds


def take(board: Board, player: i64, coop: i64, amount: i64, journal: Journal | None) -> None:
    if amount == 0:
        return
    events.traders_served(journal, board.seen(player), coop, amount)
    if board.human(player):  # CTR-425: André's coffee is discarded
        board.coffee[player * COFFEES + coop] += amount


def posts_of(board: Board, player: i64, coop: i64) -> i64:
    count: i64 = 0
    site: i64
    for site in range(SITES):
        if board.parts.site_type[site] == FAIRTRADE and board.site[coop * SITES + site] == player:
            count += 1
    return count


def serve_posts(board: Board, coop: i64, left: i64, journal: Journal | None) -> i64:
    """CTR-261: in turn order, one coffee per player and round, until every post is served."""
    done: i64 = 0
    again = True
    while again and left > 0:
        again = False
        place: i64
        for place in range(board.players):
            player = board.order[place]
            if left > 0 and posts_of(board, player, coop) > done:
                again = True
                left -= 1
                events.post_served(journal, board.seen(player), coop)
                if board.human(player):
                    board.coffee[player * COFFEES + coop] += 1
        done += 1
    return left


def visit_sumatra(board: Board, player: i64, journal: Journal | None) -> None:
    """CTR-262 and CTR-263: a civet for plenty of every coffee, then Kopi Luwak for all civets, which go home."""
    least: i64 = NONE
    coffee: i64
    for coffee in range(COOPS):
        if least == NONE or board.coffee[player * COFFEES + coffee] < least:
            least = board.coffee[player * COFFEES + coffee]
    if least >= board.parts.civet_threshold[board.seats]:
        gain_civet(board, player, journal)
    civets = board.sumatra[player]
    if civets > 0:
        board.coffee[player * COFFEES + KOPI] += civets
        events.coffee_gained(journal, player, KOPI, civets)
        board.sumatra[player] = 0
        board.spare_civets[player] += civets
        events.civets_returned(journal, player, civets)

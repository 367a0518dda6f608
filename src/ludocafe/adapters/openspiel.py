"""Our games as OpenSpiel games: sequential, n players, explicit chance, terminal rewards.

Every question a game asks of chance ("a number below n") is a chance node with n equally likely outcomes, from set-up to the
last draw. ``load`` gives a game; after ``register`` so does OpenSpiel's ``load_game("ludocafe_cafe_del_gatto(players=3)")``.
The observation string is the seat's view as JSON, the tensor its observation (``ludocafe.core.observe``), scaled to 0 … 1.
States serialise as positions. OpenSpiel's C++ bots and algorithms take Python games only through their C++ interface; those
that copy or rebuild a state in C++ ask back into Python at every step and are as slow as Python.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from ludocafe import registry
from ludocafe.core.chance import Chance
from ludocafe.core.edition import Edition
from ludocafe.core.game import Game
from ludocafe.core.layout import Layout
from ludocafe.core.observe import Observer
from ludocafe.core.state import State
from ludocafe.learn.games import rewards

PREFIX = "ludocafe_"
MOST_OUTCOMES = 1024  # of one question of chance
SETTING_UP = -2
NOTHING = -1


class Unanswered(Exception):
    """Chance was asked more than it was told; ``n`` is the question."""

    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(n)


class Told(Chance):
    """Answers as told beforehand, then stops the engine."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.next = 0

    def below(self, stream: int, n: int) -> int:
        if self.next == len(self.answers):
            raise Unanswered(int(n))
        self.next += 1
        return self.answers[self.next - 1]


class Inside:
    """Our state, and the action that waits for chance. One attribute, so that OpenSpiel's clone is our copy."""

    __slots__ = ("answers", "game", "question", "state", "waiting")

    def __init__(self, game: Game, state: State | None, waiting: int) -> None:
        self.game = game
        self.state = state
        self.waiting = waiting
        self.answers: list[int] = []
        self.question = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> "Inside":
        other = Inside(self.game, None if self.state is None else self.state.copy(), self.waiting)
        other.answers = self.answers[:]
        other.question = self.question
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """States are serialised as positions."""
        position = None if self.state is None else self.game.position(self.state)
        return restored, (self.game.id, self.game.other_edition(), position, self.waiting, self.answers, self.question)

    def go_on(self, seats: int, settings: dict[str, str]) -> None:
        """Carry out what waits with the answers so far; what is still unanswered becomes the question."""
        chance, game = Told(self.answers), self.game
        try:
            if self.waiting == SETTING_UP:
                self.state = game.new(seats, settings, chance)
            else:
                assert self.state is not None
                moved = self.state.copy()
                moved.apply(self.waiting, chance, None)
                self.state = moved
        except Unanswered as stop:
            self.question = stop.n
            return
        self.waiting = NOTHING
        self.answers = []
        self.question = 0


def game_type(game: Game) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.id,
        long_name=PREFIX + game.id,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility(game),
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "settings": ""},
    )


def restored(
    id: str, edition: dict[str, Any] | None, position: str | None, waiting: int, answers: list[int], question: int
) -> Inside:
    """What ``Inside`` was when it was serialised."""
    game = registry.game(id, None if edition is None else Edition(edition))
    inside = Inside(game, None if position is None else game.parse_position(position), waiting)
    inside.answers, inside.question = answers, question
    return inside


def utility(game: Game) -> Any:
    """A game that one can play alone has no constant sum."""
    kind = pyspiel.GameType.Utility
    return kind.ZERO_SUM if min(game.seat_counts) > 1 else kind.GENERAL_SUM


def parse_settings(text: str) -> dict[str, str]:
    """``name:value;name:value`` as settings (OpenSpiel's own syntax keeps commas and equal signs to itself)."""
    return dict(pair.split(":", 1) for pair in text.split(";") if pair)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of players."""

    def __init__(self, ours: Game, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.ours = ours
        self.seats = int(params.get("players", 2))
        self.settings = ours.check_settings(self.seats, parse_settings(str(params.get("settings", ""))))
        self.observer: Observer = ours.observer(self.seats)
        self.layout: Layout = self.observer.layout()
        info = pyspiel.GameInfo(
            num_distinct_actions=ours.action_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0 if self.seats > 1 else 10.0,
            utility_sum=0.0 if utility(ours) == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=ours.max_decisions,
        )
        super().__init__(game_type(ours), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def at(self, state: State) -> "SpielState":
        """A node of the OpenSpiel game at one of our states."""
        node = SpielState(self)
        node.inside = Inside(self.ours, state, NOTHING)
        return node

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError("no parameters are known")
        return SpielObserver(self)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A node: somebody decides, chance is asked, or the game is over."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.inside = Inside(game.ours, None, SETTING_UP)  # carried out when somebody looks, since clone makes fresh nodes, too

    def _ready(self) -> Inside:
        inside = self.inside
        if inside.waiting != NOTHING and not inside.question:
            game = self.get_game()
            inside.go_on(game.seats, game.settings)
        return inside

    def ours(self) -> State:
        """Our state behind the node, as it was before any action that waits for chance."""
        state = self._ready().state
        assert state is not None
        return state

    def current_player(self) -> Any:
        inside = self._ready()
        if inside.question:
            return pyspiel.PlayerId.CHANCE
        actor = int(self.ours().actor())
        return pyspiel.PlayerId.TERMINAL if actor < 0 else actor

    def is_terminal(self) -> bool:
        inside = self._ready()
        return not inside.question and int(self.ours().actor()) < 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.ours().legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self._ready().question
        return [(outcome, 1.0 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        inside = self._ready()
        if inside.question:
            inside.answers.append(int(action))
            inside.question = 0
        else:
            inside.waiting = int(action)
        self._ready()

    def returns(self) -> list[float]:
        game = self.get_game()
        return rewards(self.ours()) if self.is_terminal() else [0.0] * game.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action} of {self._ready().question}"
        return self.get_game().ours.notation(self.ours(), action)  # type: ignore[no-any-return]

    def __str__(self) -> str:
        inside = self._ready()
        if inside.state is None:
            return f"set-up {inside.answers}"
        text = self.get_game().ours.position(inside.state)
        return f"{text} + {inside.waiting} {inside.answers}" if inside.question else str(text)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A node that looks the same to ``player``, with everything hidden dealt again."""
        state = self.ours().copy()
        state.redeal(player, Sampled(sampler))
        return self.get_game().at(state)  # type: ignore[no-any-return]


class Sampled(Chance):
    """Luck from OpenSpiel's sampler of numbers between 0 and 1."""

    def __init__(self, sampler: Any) -> None:
        self.sampler = sampler

    def below(self, stream: int, n: int) -> int:
        return min(int(self.sampler() * n), n - 1)


class SpielObserver:
    """What a player sees: the view as JSON and the observation as a vector."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {"observation": self.tensor}
        self._low = np.array(game.layout.low(), np.float32)
        self._width = np.maximum(np.array(game.layout.high(), np.float32) - self._low, 1)

    def set_from(self, state: SpielState, player: int) -> None:
        if not _dealt(state):
            self.tensor[:] = 0.0
            return
        self.tensor[:] = (self.game.observer.observation(state.ours(), player) - self._low) / self._width

    def string_from(self, state: SpielState, player: int) -> str:
        if not _dealt(state):
            return ""
        return msgspec.json.encode(self.game.ours.view(state.ours(), player)).decode()


def _dealt(state: SpielState) -> bool:
    return state._ready().state is not None


def load(id: str, players: int = 2, settings: str = "") -> SpielGame:
    """One of our games as an OpenSpiel game, which OpenSpiel then knows as well: it copies and pickles by name."""
    register()
    return SpielGame(registry.game(id), {"players": players, "settings": settings})


def register() -> list[str]:
    """Make all our games known to OpenSpiel; returns the names it knows them by."""
    known = set(pyspiel.registered_names())
    for id in registry.kinds():
        ours = registry.game(id)
        if PREFIX + id not in known:
            pyspiel.register_game(game_type(ours), _maker(ours))
    return [PREFIX + id for id in registry.kinds()]


def _maker(ours: Game) -> type[SpielGame]:
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(ours, params)

    return Registered

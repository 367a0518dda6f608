"""What the HTTP handlers share: the deps with everything they need, and whoever stands before it."""

from typing import Any

from litestar import Request
from litestar.datastructures import State

from ludocafe.server.addresses import client_of
from ludocafe.server.errors import Refuse
from ludocafe.server.limits import Buckets, SharedLimit
from ludocafe.server.live import identity_of
from ludocafe.server.notices import Notices
from ludocafe.server.people import People, Person
from ludocafe.server.reviews import Reviews
from ludocafe.server.services import Services
from ludocafe.server.settings import Settings

HttpRequest = Request[Any, Any, State]


class Dependencies:
    """What handlers need, in one place."""

    def __init__(self, settings: Settings, services: Services, people: People, notices: Notices) -> None:
        limits = settings.limits
        self.settings = settings
        self.services = services
        self.people = people
        self.notices = notices
        self.reviews = Reviews(services)
        self.guests = SharedLimit(services.storage, "guest", limits.guests, limits.guest_burst)
        self.logins = SharedLimit(services.storage, "login", limits.logins, limits.login_burst)
        self.look_backs = Buckets(limits.look_backs, limits.look_back_burst)
        self.asking = SharedLimit(services.storage, "ask", limits.trials, limits.trial_burst + 7)
        self.trials = SharedLimit(services.storage, "trial", limits.trials, limits.trial_burst)

    def look_back(self, request: HttpRequest, visitor: Person | None, states: int) -> None:
        """Rate-limit replays of long games by person."""
        key = address(request) if visitor is None else visitor.id
        if not self.look_backs.take(key, float(max(1, states))):
            raise Refuse("too-fast", 429)


async def deps(state: State) -> Dependencies:
    found: Dependencies = state.deps
    return found


async def visitor(request: HttpRequest, deps: Dependencies) -> Person | None:
    """Whoever asks, if known."""
    headers = {name.lower(): value for name, value in request.headers.items()}
    token = identity_of(headers)
    return None if token is None else await deps.people.by_cookie(token)


async def person(visitor: Person | None) -> Person:
    """Whoever asks; must be somebody."""
    if visitor is None:
        raise Refuse("need-name", 401)
    return visitor


def address(request: HttpRequest) -> str:
    """The key of a request's sender for rate limits."""
    return client_of(request.client.host) if request.client else ""

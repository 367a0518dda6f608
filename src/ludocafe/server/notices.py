"""Notices to people who are away: "it is your turn" by browser push, letter, or webhook (their own, or the operator's).

Notices are a courtesy: they are sent beside the game, at most one per turn, once; a failed one is counted and logged.
"""

import asyncio
import json
from collections.abc import Coroutine
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import structlog

from ludocafe import registry
from ludocafe.core.words import Words
from ludocafe.server import messages as m
from ludocafe.server import metrics
from ludocafe.server.confirmation import Confirmation
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import plain_name
from ludocafe.server.limits import Buckets, SharedLimit
from ludocafe.server.people import People, Person, pushes
from ludocafe.server.settings import Settings
from ludocafe.server.storage import StorageAway
from ludocafe.server.supervisor import LONGEST_PAUSE
from ludocafe.server.tables.table import LiveTable
from ludocafe.server.words import server_words

if TYPE_CHECKING:  # a server that sends no notices does not load them
    from ludocafe.server.delivery import Hooks, Letters, Push, Webhook

log = structlog.get_logger()

PATIENCE = 10.0  # seconds for one delivery
GRACE = 2.0  # seconds before a notice, for those who are just coming
PEOPLE = 1000  # with notices waiting at once
BACKLOG = 20  # notices waiting for one person
LINES = 50  # deliveries at once


Sending = Coroutine[Any, Any, bool]


class News(msgspec.Struct, omit_defaults=True):
    """The JSON body sent to a webhook."""

    event: Literal["turn", "trial"]
    player: str
    name: str
    game: str
    table: str
    text: str
    stop: str = ""  # a POST to this address ends it (people's own webhooks only)


class Notices:
    """Sends turn notices, one queue for each person, so that a slow push service delays nobody else."""

    def __init__(self, settings: Settings, people: People) -> None:
        self.settings = settings
        self.people = people
        self.patience = PATIENCE
        self.grace = GRACE
        self.push: Push | None = None
        self.letters: Letters | None = None
        self.hooks: Hooks | None = None
        self.webhook: Webhook | None = None
        self.confirmation = Confirmation(people.services)
        limits = settings.limits
        self._letters = SharedLimit(people.storage, "letter", limits.letters, limits.letter_burst)
        self._notices = Buckets(limits.notices, limits.notice_burst)
        self._waiting: dict[str, list[tuple[str, int]]] = {}  # tables and seats by player
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines = asyncio.Semaphore(LINES)

    def ways(self) -> m.NoticeWays:
        """The ways that the operator has set up."""
        key = "" if self.push is None else self.push.public_key
        return m.NoticeWays(key, self.letters is not None, self.hooks is not None, self.webhook is not None)

    async def ask(self, person: Person) -> bool:
        """Ask the owner of a new e-mail address for consent, in one e-mail without words of anybody else. Was it sent?"""
        if self.letters is None or not person.email or person.confirmed:
            return False
        to = await self.confirmation.claim_request(person.email)
        if to is None:
            return False
        words = server_words(person.language)
        stop = self.confirmation.stop_link(to)
        body = words.say("letter-confirm-body", {"link": self.confirmation.confirm_link(to, person.id), "stop": stop})
        self.people.services.spawn(
            self._deliver("letter", self.letters.send(person.email, words.say("letter-confirm-title"), body, stop))
        )
        return True

    async def open(self) -> None:
        settings = self.settings
        if not (settings.push_contact or settings.smtp.host or settings.personal_webhooks or settings.webhook):
            return
        from ludocafe.server import delivery

        if settings.push_contact:
            key = await self.people.storage.constant("push", delivery.new_push_key())
            self.push = delivery.Push(settings.push_contact, key, self.patience)
        if settings.smtp.host and not settings.public_url:
            log.warning("no letters without a public address: nobody could confirm or end them")
        elif settings.smtp.host:
            self.letters = delivery.Letters(settings.smtp, self.patience)
        if settings.personal_webhooks:
            self.hooks = delivery.Hooks(self.patience)
        if settings.webhook:
            self.webhook = delivery.Webhook(settings.webhook, self.patience)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for way in self._open_ways():
            await way.close()

    def _open_ways(self) -> "list[Push | Letters | Hooks | Webhook]":
        return [way for way in (self.push, self.letters, self.hooks, self.webhook) if way is not None]

    def turn(self, player: str, live: LiveTable, seat: int) -> None:
        """Queue a notice: it is the turn of a person who is not connected."""
        if not self._open_ways():
            return
        waiting = self._waiting.get(player)
        if waiting is not None and len(waiting) < BACKLOG:
            waiting.append((live.id, seat))
        elif waiting is None and len(self._waiting) < PEOPLE:
            self._waiting[player] = [(live.id, seat)]
            task = self.people.services.spawn(self._send_all(player))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        else:
            metrics.NOTICES.labels("any", "dropped").inc()

    async def _send_all(self, player: str) -> None:
        """Send the queue of one person until it is empty. While the database is away, notices wait."""
        waiting = self._waiting[player]
        try:
            while waiting:
                await asyncio.sleep(self.grace)
                try:
                    await self._send_turn(player, *waiting[0])
                except StorageAway:
                    await asyncio.sleep(LONGEST_PAUSE)
                    continue
                del waiting[0]
        finally:
            del self._waiting[player]

    async def _send_turn(self, player: str, table: str, seat: int) -> None:
        person = await self.people.by_id(player)
        live = await self.people.services.tables.find(table)
        if person is not None and person.notices and seat in live.deciding and not live.online(seat):
            await self.send(person, live)

    async def send(self, person: Person, live: LiveTable) -> None:
        """Send a turn notice by all ways at once."""
        words = server_words(person.language)
        game = _title(live, person.language)
        title = words.say("notice-turn-title", {"game": game})
        link = f"{self.settings.public_url.rstrip('/')}/table/{live.id}" if self.settings.public_url else ""
        body = words.say("notice-turn-body", {"game": game, "name": plain_name(person.name), "link": link}).strip()
        news = News("turn", person.id, person.name, live.doc.game, live.id, body)
        ways = [sending for _, sending in await self._personal(person, title, news)]
        if self.webhook is not None:
            ways.append(self._deliver("webhook", self.webhook.send(msgspec.to_builtins(news))))
        await asyncio.gather(*ways)

    async def send_trial(self, person: Person) -> m.NoticeTried:
        """Send a test notice by the person's own ways, not by the operator's webhook."""
        words = server_words(person.language)
        body = words.say("notice-trial-body", {"name": plain_name(person.name)})
        ways = await self._personal(person, words.say("notice-trial-title"), News("trial", person.id, person.name, "", "", body))
        if not ways:
            raise Refuse("no-notice-way", 409)
        arrived = await asyncio.gather(*(sending for _, sending in ways))
        sent = {way for (way, _), fine in zip(ways, arrived, strict=True) if fine}
        return m.NoticeTried(sorted(sent), sorted({way for way, _ in ways} - sent))

    async def _personal(self, person: Person, title: str, news: News) -> list[tuple[m.PersonalWay, Sending]]:
        """The deliveries of a notice to one person: to each of their browsers, by e-mail, and to their webhook."""
        ways: list[tuple[m.PersonalWay, Sending]] = []
        if self.push is not None:
            message = json.dumps({"title": title, "body": news.text, "table": news.table}).encode()
            ways += [
                ("push", self._deliver("push", self._push(self.push, person, subscription, message)))
                for subscription in pushes(person.push)
                if self._notices.take(subscription.endpoint)
            ]
        if self.letters is not None and person.email and person.confirmed:
            to = await self.confirmation.confirmed_address(person.email)
            if to is not None and await self._letters.take(to.id):
                stop = self.confirmation.stop_link(to)
                body = f"{news.text}\n\n-- \n{server_words(person.language).say('letter-stop', {'stop': stop})}"
                ways.append(("letter", self._deliver("letter", self.letters.send(person.email, title, body, stop))))
        if self.hooks is not None and person.webhook and self._notices.take(person.webhook):
            told = msgspec.structs.replace(news, stop=self.confirmation.hook_link(person.id, person.webhook))
            ways.append(("hook", self._deliver("hook", self.hooks.send(person.webhook, msgspec.to_builtins(told)))))
        return ways

    async def _push(self, push: "Push", person: Person, subscription: m.PushSubscription, message: bytes) -> None:
        """Send a push message to one browser; a subscription that is gone is deleted."""
        from ludocafe.server.delivery import Gone

        try:
            await push.send(subscription, message)
        except Gone:
            await self.people.drop_push(person.id, subscription.endpoint)
            raise

    async def _deliver(self, kind: str, sending: Coroutine[Any, Any, None]) -> bool:
        """Deliver once, with a time limit; returns whether it worked. Addresses are not logged: a push address is a secret."""
        from ludocafe.server.delivery import DeliveryFailed, Gone

        async with self._lines:
            try:
                await asyncio.wait_for(sending, self.patience)
            except Gone:
                metrics.NOTICES.labels(kind, "gone").inc()
            except (DeliveryFailed, TimeoutError) as error:
                metrics.NOTICES.labels(kind, "failed").inc()
                log.warning("notice failed", kind=kind, error=str(error) or type(error).__name__)
            else:
                metrics.NOTICES.labels(kind, "sent").inc()
                return True
        return False


@lru_cache(maxsize=64)
def _game_words(game: str, language: str) -> Words:
    return Words(language, registry.game(game))


def _title(live: LiveTable, language: str) -> str:
    """The game's name; its id when this version of the server does not know it."""
    return live.doc.game if live.game is None else _game_words(live.doc.game, language).say("game-title")

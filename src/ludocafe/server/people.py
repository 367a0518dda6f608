"""People: guests with a name, identities for several devices, and the export and deletion of a person's data."""

import asyncio
import re
import time
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.core.errors import LudocafeError
from ludocafe.server import messages as m
from ludocafe.server.addresses import is_public
from ludocafe.server.documents import ChairDoc, TableDoc
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import NOBODY, check_passphrase, clean, fold, hash_passphrase, likeness, new_id
from ludocafe.server.play import document
from ludocafe.server.schema import chats, members, own_editions, players
from ludocafe.server.services import Services
from ludocafe.server.storage import StorageAway
from ludocafe.server.tables.table import TAKE_OVER

PUSHES = 5  # browsers per person
HANDLE = 80  # letters of a name as it is looked up; some letters become many there
# Narrower than the standard: nothing that a mail program could take for more than one plain address.
EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/_{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,63}")


class Person(msgspec.Struct):
    """A person as stored."""

    id: str
    name: str
    handle: str | None
    passphrase: str | None
    generation: int
    language: m.Language
    email: str
    notices: bool
    push: str
    created: float
    webhook: str
    likeness: str = ""  # of the reserved name
    confirmed: bool = False  # the owner of the e-mail address has agreed to letters

    def me(self) -> m.Me:
        return m.Me(
            self.id,
            self.name,
            self.language,
            self.email,
            self.confirmed,
            self.webhook,
            self.notices,
            self.push != "[]",
            self.passphrase is not None,
        )


class People:
    """Stores and finds persons."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.storage = services.storage

    async def by_cookie(self, value: str) -> Person | None:
        """The person behind an identity cookie or token; None when it is not valid (any more)."""
        identity = self.services.signer.read_identity(value)
        if identity is None:
            return None
        person = await self.by_id(identity[0])
        return person if person is not None and person.generation == identity[1] else None

    async def by_id(self, id: str) -> Person | None:
        row = await self.storage.one(sa.select(players).where(players.c.id == id))
        return None if row is None else _person(row)

    def token(self, person: Person) -> str:
        return self.services.signer.identity(person.id, person.generation)

    async def _check_likeness(self, name: str, besides: str) -> None:
        """Refuse a name that looks like one somebody has reserved."""
        alike = (players.c.likeness == likeness(name)) & (players.c.likeness != "") | (players.c.handle == fold(name))
        if await self.storage.one(sa.select(players.c.id).where(alike & (players.c.id != besides)).limit(1)) is not None:
            raise Refuse("name-taken", 409)

    async def create(self, new: m.NewMe) -> Person:
        await self._check_likeness(_name(new.name), "")
        person = Person(new_id(12), _name(new.name), None, None, 0, new.language, "", True, "[]", time.time(), "")

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(sa.insert(players).values(**msgspec.structs.asdict(person)))

        await self.storage.write(store)
        return person

    async def _update(self, person: Person, **values: Any) -> Person:
        async def store(connection: AsyncConnection) -> None:
            await connection.execute(sa.update(players).where(players.c.id == person.id).values(**values))

        try:
            await self.storage.write(store)
        except IntegrityError:
            raise Refuse("name-taken", 409) from None
        return msgspec.structs.replace(person, **values)

    async def change(self, person: Person, asked: m.ChangeMe) -> Person:
        values: dict[str, Any] = {}
        if asked.name is not None:
            values["name"] = _name(asked.name)
            if values["name"] != person.name:
                await self._check_likeness(values["name"], person.id)
            if person.passphrase is not None:
                values["handle"] = fold(values["name"])
                values["likeness"] = likeness(values["name"])
        if asked.language is not None:
            values["language"] = asked.language
        if asked.email is not None:
            values["email"] = _email(asked.email)
            values["confirmed"] = person.confirmed and values["email"].lower() == person.email.lower()
        if asked.webhook is not None:
            values["webhook"] = _webhook(asked.webhook)
        if asked.notices is not None:
            values["notices"] = asked.notices
        return await self._update(person, **values) if values else person

    async def set_passphrase(self, person: Person, passphrase: str) -> Person:
        hashed = await asyncio.to_thread(hash_passphrase, passphrase)
        name = _name(person.name)
        await self._check_likeness(name, person.id)
        return await self._update(person, passphrase=hashed, handle=fold(name), likeness=likeness(name))

    async def log_in(self, asked: m.Login) -> Person:
        """The person of a link token, or of a name and passphrase. All failures give the same answer in the same time."""
        if asked.token is not None:
            person = await self.by_cookie(asked.token)
            if person is None:
                raise Refuse("login-failed", 403)
            return person
        if asked.name is None or asked.passphrase is None:
            raise Refuse("bad-request", 400)
        row = await self.storage.one(sa.select(players).where(players.c.handle == fold(clean(asked.name))))
        person = None if row is None else _person(row)
        stored = person.passphrase if person is not None and person.passphrase is not None else NOBODY
        right = await asyncio.to_thread(check_passphrase, asked.passphrase, stored)
        if person is None or not right:
            raise Refuse("login-failed", 403)
        return person

    async def log_out_everywhere(self, person: Person) -> Person:
        """Make all cookies and links of a person invalid, and close their connections."""
        changed = await self._update(person, generation=person.generation + 1)
        self.services.presence.disconnect_person(person.id)
        return changed

    async def subscribe(self, person: Person, subscription: m.PushSubscription) -> Person:
        known = [s for s in pushes(person.push) if s.endpoint != subscription.endpoint]
        return await self._update(person, push=msgspec.json.encode([*known, subscription][-PUSHES:]).decode())

    async def drop_push(self, id: str, endpoint: str) -> None:
        """Delete the push subscription of a browser that does not exist any more."""

        async def store(connection: AsyncConnection) -> None:
            found = (await connection.execute(sa.select(players.c.push).where(players.c.id == id).with_for_update())).scalar()
            left = [s for s in pushes(found or "[]") if s.endpoint != endpoint]
            await connection.execute(sa.update(players).where(players.c.id == id).values(push=msgspec.json.encode(left).decode()))

        await self.storage.write(store)

    async def unsubscribe(self, person: Person) -> Person:
        return await self._update(person, push="[]")

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything the server knows about a person, with the records of their games."""
        found = await self.services.lobby.all_tables_of(person.id)
        said = await self.storage.all(sa.select(chats).where(chats.c.player_id == person.id).order_by(chats.c.id))
        records: dict[str, Any] = {}
        for table in found:
            if table.state in ("running", "over"):
                try:
                    live = await self.services.tables.find(table.id)
                    records[table.id] = document(await self.services.archive.record(live, person.id))
                except StorageAway:
                    raise
                except LudocafeError as error:
                    records[table.id] = m.ErrorAnswer(error.text, error.fields)
        editions = [await self.services.editions.find(one.id, person.id) for one in await self.services.editions.of(person.id)]
        return {
            "me": person.me(),
            "created": person.created,
            "push": pushes(person.push),
            "tables": found,
            "chats": [{"table": row.table_id, "at": row.at, "text": row.text} for row in said],
            "editions": editions,
            "records": records,
        }

    async def delete(self, person: Person) -> None:
        """Forget a person: bots take over running seats, the name leaves all tables, chat lines go."""
        rows = await self.storage.all(sa.select(members.c.table_id).where(members.c.player_id == person.id))
        for row in rows:
            live = await self.services.tables.find(row.table_id)
            over = live.state == "over"
            await self.services.changes.change(live, partial(_forget, player=person.id, over=over))

        async def store(connection: AsyncConnection) -> None:
            await connection.execute(sa.delete(own_editions).where(own_editions.c.player_id == person.id))
            await connection.execute(sa.delete(chats).where(chats.c.player_id == person.id))
            await connection.execute(sa.delete(members).where(members.c.player_id == person.id))
            await connection.execute(sa.delete(players).where(players.c.id == person.id))

        await self.storage.write(store)
        self.services.presence.disconnect_person(person.id)


def pushes(text: str) -> list[m.PushSubscription]:
    return msgspec.json.decode(text, type=list[m.PushSubscription])


def _person(row: sa.Row[Any]) -> Person:
    return Person(**row._mapping)


def _forget(doc: TableDoc, player: str, over: bool) -> None:
    for seat, chair in enumerate(doc.chairs):
        if chair.player == player and over:
            doc.chairs[seat] = ChairDoc("person")
        elif chair.player == player:
            after = chair.hand + 1  # links that were given out end with their giver
            doc.chairs[seat] = (
                ChairDoc("open", hand=after) if doc.started is None else ChairDoc("bot", None, "", TAKE_OVER, hand=after)
            )
        elif chair.former == player:
            doc.chairs[seat] = ChairDoc("bot", None, "", chair.level)
    if doc.creator == player:
        doc.creator = ""
    doc.ask = None
    doc.aborted = doc.aborted or not (over or doc.people())


def _name(given: str) -> str:
    name = clean(given)
    if not name or len(fold(name)) > HANDLE:
        raise Refuse("bad-name")
    return name


def _email(given: str) -> str:
    email = given.strip()
    if email and not EMAIL.fullmatch(email):
        raise Refuse("bad-email")
    return email


def _webhook(given: str) -> str:
    """Check the form of a webhook's URL; its address is checked at each delivery."""
    address = given.strip()
    try:
        url = urlsplit(address)
        host = url.hostname or ""
        fine = url.scheme == "https" and host not in ("", "localhost") and url.username is None and url.port != 0
        if host.replace(".", "").isdigit() or ":" in host:
            fine = fine and is_public(host)
    except ValueError:
        fine = False
    if address and not (fine and address.isascii() and address.isprintable() and " " not in address):
        raise Refuse("bad-webhook")
    return address

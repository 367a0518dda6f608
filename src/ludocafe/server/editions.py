"""Editions that users enter for their own boxes: stored for their owners, shown to whoever has the link."""

import asyncio
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe import registry
from ludocafe.core.edition import Edition, key_of
from ludocafe.core.errors import BadInput
from ludocafe.core.game import Game
from ludocafe.core.toml import dumps
from ludocafe.server import messages as m
from ludocafe.server.edition_check import EditionChecks, fair, reason, refusals
from ludocafe.server.errors import Refuse
from ludocafe.server.identity import clean, new_id
from ludocafe.server.limits import Buckets
from ludocafe.server.schema import own_editions
from ludocafe.server.settings import Settings
from ludocafe.server.storage import Storage

NAME = 60
LISTED = [own_editions.c[name] for name in ("id", "game", "name", "version", "changed", "token")]


class Editions:
    """Stores, shares and checks the editions that people make."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        limits = settings.limits
        self.most = limits.editions
        self.storage = storage
        self.checks = EditionChecks()
        self._checking = Buckets(limits.checks, limits.check_burst)
        self._saving = Buckets(limits.checks, limits.check_burst)

    # -- checking ------------------------------------------------------------------------------------------------

    async def objections(self, who: str, game: str, data: dict[str, Any]) -> m.Checked:
        """The objections to an edition; rate-limited by person."""
        if game not in registry.kinds():
            raise Refuse("unknown-game", 404, {"game": game})
        if not self._checking.take(who):
            raise Refuse("too-fast", 429)
        return await self.checks.objections(game, data)

    async def read(self, who: str, text: str, game: str | None = None) -> dict[str, Any]:
        """The data of an edition file; a file of another game is refused."""
        if game is not None and game not in registry.kinds():
            raise Refuse("unknown-game", 404, {"game": game})
        if not self._checking.take(who):
            raise Refuse("too-fast", 429)
        found = await self.checks.read(text)
        if found.data is None:
            raise _unreadable(found.why)
        if game is not None and not _belongs(found.data, game):
            raise Refuse("edition-of-another-game")
        return found.data

    async def game(self, who: str, game: str, data: dict[str, Any], name: str) -> Game:
        """The game in this edition; refused when it cannot be played."""
        against = refusals((await self.objections(who, game, data)).objections)
        if against and not against[0].paths:
            raise Refuse(against[0].message, 400, against[0].fields)
        if against:
            key = key_of(data, against[0].paths[0])
            raise BadInput("edition-invalid", {"key": key, "reason": against[0].message, "count": len(against)})
        return await asyncio.to_thread(registry.game, game, Edition(data, name))

    # -- keeping -------------------------------------------------------------------------------------------------

    async def of(self, player: str) -> list[m.EditionBrief]:
        """A person's editions, the latest first."""
        query = sa.select(*LISTED).where(own_editions.c.player_id == player).order_by(own_editions.c.changed.desc())
        return [
            m.EditionBrief(row.id, row.game, row.name, row.version, row.changed, row.token is not None)
            for row in await self.storage.all(query)
        ]

    async def create(self, player: str, new: m.NewEdition, now: float) -> m.EditionDoc:
        """Store an edition, also one that cannot be played yet."""
        self._admit(player, new.game, new.data)
        id = new_id()
        text = msgspec.json.encode(new.data).decode()

        async def store(connection: AsyncConnection) -> None:
            count = sa.select(sa.func.count()).where(own_editions.c.player_id == player)
            if ((await connection.execute(count)).scalar() or 0) >= self.most:
                raise Refuse("too-many-editions", 429, {"limit": self.most})
            await connection.execute(
                sa.insert(own_editions).values(
                    id=id, player_id=player, game=new.game, name=_name(new.name), data=text, version=1, changed=now
                )
            )

        await self.storage.write(store)
        return await self.find(id, player)

    async def save(self, player: str, id: str, changed: m.SaveEdition, now: float) -> m.EditionDoc:
        """Replace an own edition; refused when another window has saved since."""
        row = await self._owned(player, id)
        self._admit(player, row.game, changed.data)
        text = msgspec.json.encode(changed.data).decode()
        mine = (own_editions.c.id == id, own_editions.c.version == changed.version)
        values = {"name": _name(changed.name), "data": text, "version": changed.version + 1, "changed": now}

        async def store(connection: AsyncConnection) -> int:
            return (await connection.execute(sa.update(own_editions).where(*mine).values(**values))).rowcount

        if not await self.storage.write(store):
            raise Refuse("edition-changed-elsewhere", 409)
        return await self.find(id, player)

    async def remove(self, player: str, id: str) -> None:
        await self._owned(player, id)
        await self._alter(sa.delete(own_editions).where(own_editions.c.id == id))

    async def share(self, player: str, id: str, shared: bool) -> m.EditionDoc:
        """Start or stop sharing an edition by link; a link that was stopped never works again."""
        row = await self._owned(player, id)
        if shared != (row.token is not None):
            token = new_id() if shared else None
            await self._alter(sa.update(own_editions).where(own_editions.c.id == id).values(token=token))
        return await self.find(id, player)

    async def find(self, id: str, player: str | None, token: str | None = None) -> m.EditionDoc:
        """An edition, for its owner and for whoever has its link."""
        row = await self.storage.one(sa.select(own_editions).where(own_editions.c.id == id)) if id.isprintable() else None
        yours = row is not None and player is not None and row.player_id == player
        if row is None or not (yours or (row.token is not None and token == row.token)):
            raise Refuse("no-such-edition", 404)
        data = msgspec.json.decode(row.data)
        return m.EditionDoc(row.id, row.game, row.name, data, row.version, row.changed, yours, row.token if yours else None)

    async def _owned(self, player: str, id: str) -> Any:
        row = await self.storage.one(sa.select(own_editions).where(own_editions.c.id == id)) if id.isprintable() else None
        if row is None or row.player_id != player:
            raise Refuse("no-such-edition", 404)
        return row

    async def _alter(self, statement: sa.Update | sa.Delete) -> None:
        async def store(connection: AsyncConnection) -> None:
            await connection.execute(statement)

        await self.storage.write(store)

    def _admit(self, player: str, game: str, data: dict[str, Any]) -> None:
        if game not in registry.kinds():
            raise Refuse("unknown-game", 404, {"game": game})
        if not self._saving.take(player):
            raise Refuse("too-fast", 429)
        if not fair(game, data):
            raise _unreadable("size")

    async def close(self) -> None:
        await self.checks.close()


def written(data: dict[str, Any]) -> str:
    """An edition as a file."""
    try:
        return dumps(data)
    except RecursionError:
        raise _unreadable("size") from None


def differences(game: str, edition: Edition, most: int = 300) -> m.Differences:
    """The differences between an edition and the standard one."""
    found = registry.game(game).edition.compare(edition)
    return m.Differences([m.OtherValue(key, standard, here) for key, standard, here in found[:most]], len(found))


def _unreadable(why: str) -> Refuse:
    text, fields = reason(why)
    return Refuse(text, 400, fields)


def _belongs(data: dict[str, Any], game: str) -> bool:
    """Whether a file is of this game: it names no other game, and has some key of the game's editions."""
    meta = data.get("meta")
    named = meta.get("game") if isinstance(meta, dict) else None
    if isinstance(named, str) and named != game:
        return False
    return any(key in registry.game(game).edition.data for key in data if key != "meta")


def _name(given: str) -> str:
    name = clean(given)[:NAME]
    if not name:
        raise Refuse("bad-edition-name")
    return name

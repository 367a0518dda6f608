"""Nobody is written to who has not agreed: an address gets one letter that asks, and then only what its owner confirmed."""

import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludocafe.server.errors import Refuse
from ludocafe.server.identity import new_id
from ludocafe.server.schema import addresses, players
from ludocafe.server.services import Services

AGAIN = 30 * 24 * 3600.0  # seconds after which an address that never answered may be asked once more


class Address(msgspec.Struct):
    """An address that letters were asked for."""

    id: str
    address: str
    asked: float  # when its owner was asked last
    stopped: bool  # its owner wants no letters from here


class Confirmation:
    """Stores who agreed to e-mails, and makes the links to agree or to stop them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.storage = services.storage

    # -- links -----------------------------------------------------------------------------------------------------------

    def confirm_link(self, to: Address, player: str) -> str:
        return self._link(to.id, "confirm", player, self.services.signer.link("confirm", to.id, player))

    def stop_link(self, to: Address) -> str:
        return self._link(to.id, "stop", self.services.signer.link("stop", to.id))

    def hook_link(self, player: str, webhook: str) -> str:
        return self._link(player, "unhook", self.services.signer.link("unhook", player, webhook))

    def _link(self, *parts: str) -> str:
        return "/".join([self.services.settings.public_url.rstrip("/"), "letters", *parts])

    # -- what their owners say -------------------------------------------------------------------------------------------

    async def confirm(self, id: str, player: str, token: str) -> None:
        """The owner of an address agrees to e-mails."""
        to = await self._checked(id, token, "confirm", id, player)
        same = (players.c.id == player) & (sa.func.lower(players.c.email) == to.address)
        await self._alter(addresses, addresses.c.id == id, stopped=False, asked=0.0)
        if not await self._alter(players, same, confirmed=True):
            raise Refuse("not-found", 404)  # another address was given since

    async def stop(self, id: str, token: str) -> None:
        """The owner of an address wants no e-mails from here, whoever asks for them."""
        to = await self._checked(id, token, "stop", id)
        await self._alter(addresses, addresses.c.id == id, stopped=True)
        await self._alter(players, sa.func.lower(players.c.email) == to.address, confirmed=False)

    async def unhook(self, player: str, token: str) -> None:
        """The owner of a webhook wants no more calls."""
        row = await self.storage.one(sa.select(players.c.webhook).where(players.c.id == player))
        if row is None or not self.services.signer.fits(token, "unhook", player, row.webhook):
            raise Refuse("not-found", 404)
        await self._alter(players, players.c.id == player, webhook="")

    async def language(self, player: str) -> str | None:
        row = await self.storage.one(sa.select(players.c.language).where(players.c.id == player))
        return None if row is None else str(row.language)

    async def _checked(self, id: str, token: str, *signed: str) -> Address:
        to = await self._find(addresses.c.id == id)
        if to is None or not self.services.signer.fits(token, *signed):
            raise Refuse("not-found", 404)
        return to

    # -- who may be written to -------------------------------------------------------------------------------------------

    async def claim_request(self, email: str) -> Address | None:
        """Claim the single e-mail that asks for consent; None if the mailbox got it already, or its owner stopped e-mails."""
        address = email.lower()
        now = time.time()

        async def claim(connection: AsyncConnection) -> Address | None:
            quiet = addresses.c.stopped | (addresses.c.asked > now - AGAIN)
            others = sa.select(addresses.c.id).where(_same_mailbox(address) & (addresses.c.address != address) & quiet)
            if (await connection.execute(others.limit(1))).first() is not None:
                return None
            row = (await connection.execute(sa.select(addresses).where(addresses.c.address == address).with_for_update())).first()
            if row is None:
                fresh = Address(new_id(), address, now, False)
                await connection.execute(sa.insert(addresses).values(**msgspec.structs.asdict(fresh)))
                return fresh
            if row.stopped or now - row.asked < AGAIN:
                return None
            await connection.execute(sa.update(addresses).where(addresses.c.id == row.id).values(asked=now))
            return Address(**row._mapping)

        try:
            return await self.storage.write(claim)
        except IntegrityError:  # another worker asks at this very moment
            return None

    async def confirmed_address(self, email: str) -> Address | None:
        """The address, if letters may go there: its owner has confirmed (which is known of the person) and not stopped them."""
        return await self._find((addresses.c.address == email.lower()) & ~addresses.c.stopped)

    async def _find(self, which: sa.ColumnElement[bool]) -> Address | None:
        row = await self.storage.one(sa.select(addresses).where(which))
        return None if row is None else Address(**row._mapping)

    async def _alter(self, table: sa.Table, which: sa.ColumnElement[bool], **values: Any) -> int:
        async def store(connection: AsyncConnection) -> int:
            return int((await connection.execute(sa.update(table).where(which).values(**values))).rowcount)

        return await self.storage.write(store)


def _same_mailbox(address: str) -> sa.ColumnElement[bool]:
    """Matches all spellings of one mailbox: ``name+anything@host`` is the same as ``name@host``."""
    local, _, host = address.rpartition("@")
    name = local.partition("+")[0] or local
    known = addresses.c.address
    tagged = known.startswith(f"{name}+", autoescape=True) & known.endswith(f"@{host}", autoescape=True)
    return (known == f"{name}@{host}") | tagged

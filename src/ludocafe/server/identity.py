"""Identities: signed cookies, link tokens, passphrases."""

import base64
import hashlib
import hmac
import os
import re
import secrets
import unicodedata

COOKIE = "ludocafe"
YEAR = 365 * 24 * 3600


SHOWN = 24  # letters of a name in a letter
LINK = re.compile(r"[@/\\]|[^.\W][.\u2024\u3002\uff0e\uff61]+\w|www|://|:\w", re.IGNORECASE)


MARKS = 2  # above or below one letter; every living language does with that
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")  # letters and signs that show nothing
# Small letters, small capitals and digits that look like plain Latin letters: Cyrillic, Greek, Armenian, Cherokee, Lisu, rare
# Latin ones. Where the capitals look alike their small letters stand here, too.
ALIKE = {
    "a": "аαɑᴀᎪꓮ",
    "b": "ьƅвβʙᏴꓐ",
    "c": "сϲᴄᏟꓚ",
    "d": "ԁᴅᎠꓓ",
    "e": "еєҽ3εᴇᎬꓰ",
    "f": "ꜰꓝ",
    "g": "ɡցԍɢᏀꓖ",
    "h": "һհнʜᎻꓧ",
    "i": "іιıɩ1lӏ|ɪᏆꓲʟᏞꓡ",
    "j": "јϳᴊᎫꓙ",
    "k": "кκᴋᏦꓗ",
    "m": "мμᴍᎷꓟ",
    "n": "ոռηɴꓠ",
    "o": "оοօ0ᴏꓳ",
    "p": "рρᴘᏢꓑ",
    "q": "ԛզ",
    "r": "гᴦʀᏒꓣ",
    "s": "ѕꜱ5Ꮪꓢ",
    "t": "тτᴛᎢꓔ",
    "u": "υսʋᴜꓴ",
    "v": "ѵνᴠᏙꓦ",
    "w": "ԝѡᴡᎳꓪ",
    "x": "хχꓫ",
    "y": "уγүʏꓬ",
    "z": "ᴢζᏃꓜ",
}
LOOKS = {sign: letter for letter, signs in ALIKE.items() for sign in signs}
CAPITALS = str.maketrans("ΗΝ", "HN")  # of Greek letters whose small forms look like others: like n and v


def new_id(size: int = 9) -> str:
    """An unguessable id for a table or a person."""
    return secrets.token_urlsafe(size)


class Signer:
    """Makes and checks tokens that only this installation can make."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def _mark(self, purpose: str, text: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}\n{text}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:24]).decode()

    def identity(self, player: str, generation: int) -> str:
        """The value of the identity cookie."""
        text = f"{player}.{generation}"
        return f"{text}.{self._mark('identity', text)}"

    def read_identity(self, value: str) -> tuple[str, int] | None:
        """Player and generation of a cookie, or None when it is not ours."""
        player, _, rest = value.partition(".")
        generation, _, mark = rest.partition(".")
        if not generation.isdecimal() or len(generation) > 9:
            return None
        expected = self._mark("identity", f"{player}.{generation}")
        return (player, int(generation)) if _same(mark, expected) else None

    def link(self, purpose: str, *parts: object) -> str:
        """A link token, for instance to watch a table."""
        return self._mark(purpose, "\n".join(str(part) for part in parts))

    def fits(self, token: str | None, purpose: str, *parts: object) -> bool:
        return token is not None and _same(token, self.link(purpose, *parts))


def _same(given: str, expected: str) -> bool:
    return hmac.compare_digest(given.encode("utf-8", "replace"), expected.encode())


def fold(name: str) -> str:
    """The key under which a name is reserved: equal for names that differ in case or spelling variants only."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def clean(name: str) -> str:
    """A name or chat line without control characters, letters that show nothing, towers of marks, and surplus space."""
    kept: list[str] = []
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cc", "Zl", "Zp", "Cf", "Cs", "Co") or sign in BLANK:
            kept.append(" ")
        elif marks <= MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())


def likeness(name: str) -> str:
    """A skeleton for look-alike names: letters of other scripts become the Latin ones they look like, marks and gaps go."""
    bare = unicodedata.normalize("NFKD", fold(clean(name).translate(CAPITALS)))
    return "".join(LOOKS.get(sign, sign) for sign in bare if sign.isalnum() or sign in LOOKS)


def plain_name(name: str) -> str:
    """A name as letters show it: short, and without anything that a mail program would make a link of."""
    words = [word for word in name.split() if not LINK.search(word)]
    return " ".join(words)[:SHOWN].strip() or "?"


def hash_passphrase(passphrase: str) -> str:
    salt = os.urandom(16)
    return f"{salt.hex()}.{_scrypt(passphrase, salt).hex()}"


def check_passphrase(passphrase: str, stored: str) -> bool:
    salt, _, digest = stored.partition(".")
    return hmac.compare_digest(_scrypt(passphrase, bytes.fromhex(salt)), bytes.fromhex(digest))


# Checked when a name is unknown, so that the answer takes as long as for a known one.
NOBODY = f"{'00' * 16}.{'00' * 32}"


def _scrypt(passphrase: str, salt: bytes) -> bytes:
    return hashlib.scrypt(passphrase.encode("utf-8", "replace"), salt=salt, n=2**14, r=8, p=1, dklen=32)

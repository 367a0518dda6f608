"""Web Push without a library of its own: encryption for one browser (RFC 8291) and the server's signature (RFC 8292)."""

import base64
import json
import os
import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes of one encrypted record; a notice is shorter
SALT = 16
LAST = b"\x02"  # ends the last record


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def sealed(message: bytes, browser: bytes, secret: bytes) -> bytes:
    """The message for the browser with this public key and authentication secret, under a fresh key of ours."""
    return _sealed(message, browser, secret, ec.generate_private_key(CURVE), os.urandom(SALT))


def _sealed(message: bytes, browser: bytes, secret: bytes, fresh: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    if len(message) > RECORD - 17:
        raise ValueError("message too long")
    ours = point(fresh.public_key())
    shared = fresh.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    source = _derived(shared, secret, b"WebPush: info\0" + browser + ours, 32)
    key = _derived(source, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(source, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def _derived(source: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(source)


def authorization(key: ec.EllipticCurvePrivateKey, audience: str, contact: str, seconds: int) -> str:
    """The header that identifies this server to a push service."""
    claims = {"aud": audience, "exp": int(time.time()) + seconds, "sub": contact}
    signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encoded(point(key.public_key()))}"

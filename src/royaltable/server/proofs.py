"""Proofs of who one is: codes shown on another device, passwords (argon2), passkeys (WebAuthn). None of them needs anybody but this server."""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import webauthn
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import AuthenticatorSelectionCriteria, PublicKeyCredentialDescriptor, ResidentKeyRequirement

from .errors import Bad, Wrong
from .limit import Limit
from .people import Agent, Passkey, People, Person
from .storage import now
from .tables import named

T = TypeVar("T")
MINUTE = 60.0
CODES_A_MINUTE = 20
PASSWORDS_A_MINUTE, PASSWORDS_OF_A_NAME = 30, 5
CHALLENGES, CHALLENGE_LIFE = 1000, 300.0
"""How many passkeys can be asked for at a time, and for how many seconds."""
WRONG_PASSWORD = "The name or the password is wrong."
WRONG_PASSKEY = "This passkey is not known here."


class Site(NamedTuple):
    """Where a page says it comes from: its origin, and the host to which passkeys belong."""

    origin: str
    host: str


def site_of(origin: str | None) -> Site:
    """The site of an origin; raises Bad for one where browsers know no passkeys."""
    parts = urlsplit(origin or "")
    if not origin or not parts.hostname or not (parts.scheme == "https" or parts.hostname == "localhost"):
        raise Bad("Passkeys need https, or localhost.")
    return Site(origin, parts.hostname)


class Challenges:
    """What browsers were asked to sign, each once and not for long. Safe to call from any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._lock = clock, Lock()
        self._asked: OrderedDict[str, tuple[bytes, float]] = OrderedDict()

    def ask(self, device: str) -> bytes:
        """A new challenge for a device, in place of an older one."""
        challenge = secrets.token_bytes(32)
        with self._lock:
            self._asked.pop(device, None)
            self._asked[device] = challenge, self._clock() + CHALLENGE_LIFE
            while len(self._asked) > CHALLENGES:
                self._asked.popitem(last=False)
        return challenge

    def take(self, device: str) -> bytes:
        """What this device was asked; raises Wrong if it was not, or too long ago."""
        with self._lock:
            challenge, until = self._asked.pop(device, (b"", 0.0))
        if not challenge or until < self._clock():
            raise Wrong("This took too long; please try again.")
        return challenge


class Proofs:
    """Checks who somebody is. All methods block and may be called from any thread; all raise TooOften where there is something to guess."""

    def __init__(self, people: People, clock: Callable[[], float] = time.monotonic) -> None:
        self._people = people
        self._hasher = PasswordHasher()
        self._hashing = Lock()  # one at a time: each takes 64 MB
        self._nobody = _nobody(self._hasher)
        self._codes = Limit(CODES_A_MINUTE, MINUTE, clock)
        self._passwords = Limit(PASSWORDS_A_MINUTE, MINUTE, clock)
        self._names = Limit(PASSWORDS_OF_A_NAME, MINUTE, clock)
        self._challenges = Challenges(clock)

    def guess(self, look: Callable[[], T]) -> T:
        """What is found by a code; `look` raises Wrong, which counts."""
        self._codes.take()
        found = look()
        self._codes.give_back()
        return found

    # --- passwords ----------------------------------------------------------------------------------------------

    def set_password(self, person: str, name: str, password: str) -> None:
        """From now on this name and password are this person's; raises BadName, Untimely if somebody else has the name."""
        if not (sign_in := _sign_in(name)):
            raise Bad("A name to sign in by is needed.")
        self._passwords.take()
        with self._hashing:
            found = self._hasher.hash(password)
        self._people.set_password(person, sign_in, found)

    def by_password(self, name: str, password: str) -> str:
        """Whose name and password these are; raises Wrong, in the same time whether there is such a name or not."""
        sign_in = _sign_in(name)
        self._passwords.take()
        self._names.take(sign_in)
        known = self._people.password_of(sign_in)
        with self._hashing:
            right = _verified(self._hasher, known[1] if known else self._nobody, password)
        if known is None or not right:
            raise Wrong(WRONG_PASSWORD)
        self._passwords.give_back()
        self._names.give_back(sign_in)
        return known[0]

    # --- passkeys -----------------------------------------------------------------------------------------------

    def ask_for_new(self, person: Person, device: str, site: Site) -> str:
        """What a browser is asked to make a passkey of (JSON of WebAuthn)."""
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Royal Table",
            user_name=person.name or person.sign_in or "Royal Table",
            user_id=person.id.encode(),
            challenge=self._challenges.ask(device),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in person.passkeys],
        )
        return webauthn.options_to_json(options)

    def add_passkey(self, person: str, device: str, site: Site, credential: dict[str, Any], agent: Agent) -> None:
        """Keep the passkey that the browser has made; raises Wrong, Untimely."""
        challenge = self._challenges.take(device)
        try:
            made = webauthn.verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Wrong("This passkey cannot be used here.") from None
        self._people.add_passkey(Passkey(bytes_to_base64url(made.credential_id), person, made.credential_public_key, made.sign_count, *agent, now()))

    def ask_for_known(self, device: str, site: Site) -> str:
        """What a browser is asked to sign by a passkey (JSON of WebAuthn); the same whoever asks."""
        return webauthn.options_to_json(webauthn.generate_authentication_options(rp_id=site.host, challenge=self._challenges.ask(device)))

    def by_passkey(self, device: str, site: Site, credential: dict[str, Any]) -> str:
        """Whose passkey has signed; raises Wrong."""
        challenge = self._challenges.take(device)
        passkey = self._people.passkey(str(credential.get("id", "")))
        if passkey is None:
            raise Wrong(WRONG_PASSKEY)
        try:
            signed = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Wrong(WRONG_PASSKEY) from None
        self._people.used(passkey, signed.new_sign_count)
        return passkey.person


def _sign_in(name: str) -> str:
    """A name to sign in by in its one form: small and large letters make no difference."""
    return named(name).casefold()


def _nobody(hasher: PasswordHasher) -> str:
    """A hash that takes as long to compare as those of people; no password has it."""
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${'A' * 22}${'A' * 43}"


def _verified(hasher: PasswordHasher, known: str, password: str) -> bool:
    try:
        return hasher.verify(known, password)
    except (Argon2Error, InvalidHashError):
        return False

"""The documents of the protocol about oneself (docs/architecture.md, "The table: protocol")."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .protocol import Name

LONGEST_PASSWORD = 200
Code = Annotated[str, Meta(max_length=100, description="Eight letters and digits; case and what is written between them make no difference.")]
NewPassword = Annotated[str, Meta(min_length=10, max_length=LONGEST_PASSWORD)]
Password = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class DeviceInfo(Struct, frozen=True):
    """A device of mine: what it is ("": not known), when it was first seen and on which day last; `here`: it is the one that asks."""

    device: str
    browser: str
    system: str
    created: str
    seen: str
    here: bool


class PasskeyInfo(Struct, frozen=True):
    """A passkey of mine: where and when it was made."""

    passkey: str
    browser: str
    system: str
    created: str


class Me(Struct, frozen=True):
    """The person behind this browser: the name that was taken last, the one to sign in by with a password (null: none), devices, passkeys."""

    name: Name
    sign_in: str | None
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]


class Called(Struct, frozen=True, forbid_unknown_fields=True):
    """What I am called from now on."""

    name: Name


class CarryCode(Struct, frozen=True):
    """A code by which another device becomes one of mine, once, for so many seconds."""

    code: str
    seconds: int


class UseCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that is shown on another device."""

    code: Code


class Joining(Struct, frozen=True):
    """What happens when this device becomes one of a person.

    `name`: of that person; `same`: it is already; `tables`: so many tables of the guest who uses it now come along; `stays`: that guest can be reached
    from other devices or by password or passkey, and stays somebody else with all tables.
    """

    name: str
    same: bool
    tables: int
    stays: bool


class SetPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to sign in by, and a password."""

    name: Name
    password: NewPassword


class UsePassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The name to sign in by, and the password."""

    name: Name
    password: Password


class Credential(Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser made or signed (PublicKeyCredential.toJSON() of WebAuthn)."""

    credential: dict[str, Any]

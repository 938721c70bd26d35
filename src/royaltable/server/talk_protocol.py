"""The documents about talk and notes (docs/architecture.md, "The table: protocol")."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .protocol import Count, Said

Room = Literal["seats", "watchers"]
Phrase = Literal["hello", "luck", "turn", "moment", "back", "return", "nice", "sorry", "thanks", "played", "again", "bye"]
"""The quick phrases: messages `page-phrase-…`, which everybody reads in their own language."""


class Message(Struct, frozen=True):
    """What somebody said: `text`, or the id of a quick phrase. `n` counts in its room, from 1. `seat`: where they sat; null: a watcher.

    `own`: said by the person who reads it; `muted`: by somebody whom that person does not want to hear.
    """

    room: Room
    n: int
    seat: int | None
    name: str
    text: str
    phrase: Phrase | None
    time: str
    own: bool
    muted: bool


class Talk(Struct, frozen=True):
    """The messages that are new to the reader, each room's in its order; how many there are; and the room in which the reader speaks."""

    messages: list[Message]
    said: Said
    room: Room


class NewMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say in the room where one belongs: a text of one line, at most 500 characters that can be seen, or a quick phrase.

    `seat`: which of one's own seats says it; null: the first.
    """

    room: Room
    text: Annotated[str, Meta(max_length=4000)] = ""
    phrase: Phrase | None = None
    seat: Count | None = None


class Mute(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether to hear whoever said message `n` of a room: no more (`muted`) at this table, or (`always`) anywhere."""

    room: Room
    n: Count
    muted: bool
    always: bool = False


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person has written down about a table. `version`: how often it was changed; to change it, the version that was read."""

    text: Annotated[str, Meta(max_length=4000)]
    version: Count

"""Records: the flat state of a game and the numbers of a component file, declared once.

From one declaration come the pure record on lists, the NumPy dtype of the fast backend (`core.fast`), copies,
equality, hashing and JSON. Rows of two-dimensional fields are assigned with `[:]` only (`s.open[0][:] = s.open[1]`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar, cast

Row = list[int]
Grid = list[list[int]]
R = TypeVar("R", bound="Record")

LIMITS = {
    "i1": (-(1 << 7), (1 << 7) - 1),
    "i2": (-(1 << 15), (1 << 15) - 1),
    "i4": (-(1 << 31), (1 << 31) - 1),
    "i8": (-(1 << 63), (1 << 63) - 1),
}


@dataclass(frozen=True)
class Field:
    """Integer type (`i1`, `i2`, `i4`, `i8`) and shape (no, one or two dimensions) of one field."""

    kind: str
    shape: tuple[int, ...]


def field(kind: str, *shape: int) -> Any:
    """Declare a field in the body of a record class."""
    if kind not in LIMITS or len(shape) > 2:
        raise ValueError(f"no such field: {kind} {shape}")
    return Field(kind, shape)


def zeros(shape: tuple[int, ...]) -> Any:
    """0, or nested lists of zeros."""
    if not shape:
        return 0
    return [zeros(shape[1:]) for _ in range(shape[0])]


class Record:
    """Base of the record classes made by `@record`."""

    __slots__ = ()
    FIELDS: ClassVar[dict[str, Field]] = {}

    def __init__(self) -> None:
        for name, f in self.FIELDS.items():
            setattr(self, name, zeros(f.shape))

    def copy_into(self, other: Self) -> None:
        """Overwrite `other` with the values of this record; nothing is shared afterwards."""
        for name, f in self.FIELDS.items():
            value = getattr(self, name)
            match len(f.shape):
                case 1:
                    value = value[:]
                case 2:
                    value = [row[:] for row in value]
            setattr(other, name, value)

    def copy(self) -> Self:
        """A new record with the same values."""
        other = type(self).__new__(type(self))
        self.copy_into(other)
        return other

    def key(self) -> tuple[Any, ...]:
        """All values as one nested tuple."""
        return tuple(_frozen(getattr(self, name)) for name in self.FIELDS)

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    def __hash__(self) -> int:
        return hash(self.key())

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for JSON; shares nothing with the record."""
        data = self.copy()
        return {name: getattr(data, name) for name in self.FIELDS}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The record of `to_json`; raises ValueError for another shape, type or range."""
        if not isinstance(data, dict) or set(data) != set(cls.FIELDS):
            raise ValueError(f"{cls.__name__}: the fields differ")
        made = cls()
        for name, f in cls.FIELDS.items():
            _check(f"{cls.__name__}.{name}", data[name], f.kind, f.shape)
            setattr(made, name, data[name])
        return made.copy()

    def check_ranges(self) -> None:
        """Raise ValueError if a value does not fit its integer type or shape (compiled code would wrap silently)."""
        for name, f in self.FIELDS.items():
            _check(f"{type(self).__name__}.{name}", getattr(self, name), f.kind, f.shape)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in self.FIELDS)})"


class Position(Record):
    """Base of the records of positions: the fields that every game has."""

    __slots__ = ()
    node: int
    """Index into `Game.nodes`."""
    players: int
    points: Row
    """Per seat."""


Records = Sequence[Record]
"""Tables as kernels on arrays take them: one, at place 0."""
Positions = Sequence[Position]
"""Positions as kernels on arrays take them."""


def _frozen(value: Any) -> Any:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value


def _check(where: str, value: Any, kind: str, shape: tuple[int, ...]) -> None:
    if shape:
        if not isinstance(value, list) or len(value) != shape[0]:
            raise ValueError(f"{where}: expected a list of {shape[0]}")
        for v in value:
            _check(where, v, kind, shape[1:])
        return
    low, high = LIMITS[kind]
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{where}: {value!r} is not an integer of type {kind}")


def record(cls: type[R]) -> type[R]:
    """Class decorator: collect the declared fields and rebuild the class with slots."""
    fields = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    if missing := [name for name in Position.__annotations__ if issubclass(cls, Position) and name not in fields]:
        raise ValueError(f"{cls.__name__} lacks the field {missing[0]}")
    body = {k: v for k, v in vars(cls).items() if k not in fields and k not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(fields)
    body["FIELDS"] = fields
    return cast("type[R]", type(cls.__name__, cls.__bases__, body))

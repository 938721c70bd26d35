"""Small words of the views: what a number of the state is called for people."""

from __future__ import annotations

from collections.abc import Sequence


def counts(names: Sequence[str], row: Sequence[int]) -> dict[str, int]:
    """A row of numbers by name."""
    return dict(zip(names, row, strict=True))


def known(index: int) -> int | None:
    """A seat or another index; None where there is none (-1)."""
    return index if index >= 0 else None


def name_of(names: Sequence[str], index: int) -> str | None:
    """The name of an index; None where there is none (-1)."""
    return names[index] if index >= 0 else None

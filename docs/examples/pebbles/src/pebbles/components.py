"""The component file of Pebbles: what must hold of it, and how it becomes tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from royaltable.core.components import Components, check_count, check_ids, check_names, check_options, need

from .schema import CARDS, SEATS, Tables

OPTIONS = {"heap": (12, 20)}


def check(data: Mapping[str, Any]) -> None:
    """Raises ComponentError with the first thing wrong."""
    check_options(data, OPTIONS)
    for name, count in (("seats", SEATS), ("cards", CARDS)):
        rows = data.get(name)
        need(isinstance(rows, list) and len(rows) == count and all(isinstance(row, dict) for row in rows), f"There must be {count} blocks [[{name}]].")
        for id, row in zip(check_ids(name, data[name]), data[name], strict=True):
            check_names(f"{name} {id}", row)
    for card in data["cards"]:
        check_count(f"The number of the card {card['id']}", card.get("number"), 1, 99)


def fill(components: Components, t: Tables) -> None:
    """Component file -> tables."""
    t.number[:] = [card["number"] for card in components.data["cards"]]
    t.heaps[:] = components.data["options"]["heap"]

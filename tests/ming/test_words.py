"""Every word of Ming Dynasty that a person meets exists in three languages."""

from __future__ import annotations

from typing import Any

import pytest

from royaltable.games.ming.text import summary
from royaltable.words import LANGUAGES, Words
from tests.helpers import random_game
from tests.ming.positions import GAME


def messages(cell: Any) -> list[str]:
    return [cell["id"]] if isinstance(cell, dict) and "id" in cell else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_exists(lang: str) -> None:
    words = Words(lang)
    needed: set[str] = set()
    for players in GAME.players:
        match = random_game(GAME, players, seed=players, greedy_share=0.5)
        needed |= {f"ming-do-{key}" for key in match.notation.patterns}
        needed |= {f"ming-{kind}-{node}" for node in GAME.nodes for kind in ("node", "node-help", "wait")}
        needed |= {f"ming-event-{match.row(row)[0].replace('.', '-')}" for line in match.lines for row in line.rows}
        needed |= {f"ming-board-phase-{phase}" for phase in range(6)}
        for at in (40, match.version // 2, match.version):
            for title, rows in summary(match.at(at), 0):
                needed |= {title, *(id for row in rows for cell in row for id in messages(cell))}
    assert sorted(id for id in needed if not words.has(id)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_said_without_gaps(lang: str) -> None:
    """Sentences and events never show an id of the component file, a placeholder or a message id."""
    words = Words(lang)
    for players in GAME.players:
        match = random_game(GAME, players, seed=players, greedy_share=0.5)
        for line in match.lines:
            said = [words.sentence(GAME, match.components, line.text)]
            said += [words.event(GAME, match.components, match.row(row)) for row in line.rows]
            for text in said:
                assert text
                assert "{" not in text
                assert "ming-" not in text
                assert not any(district["id"] in text for district in match.components.data["districts"]), text

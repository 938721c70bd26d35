"""Whatever the example says is said in three languages, from its own files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from royaltable.core.game import Game
from royaltable.words import LANGUAGES, Words
from tests.cli.test_play import play, sit
from tests.helpers import random_game
from tests.words.plurals import faults


def ids(game: Game, lang: str) -> list[str]:
    return re.findall(r"^([\w-]+) =", (game.folder / "locales" / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_three_files_hold_the_same_messages(game: Game) -> None:
    first, *others = (ids(game, lang) for lang in LANGUAGES)
    assert others == [first, first]
    assert all(id.startswith("pebbles-") for id in first)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_and_row_has_its_words(game: Game, lang: str) -> None:
    words, match = Words(lang), random_game(game, 3, seed=3)
    for text in match.notation.texts:
        assert words.sentence(game, match.components, text) != text
    for row in match.result()["ledger"]:
        assert "PB" not in words.event(game, match.components, row)
    for node in game.nodes:
        assert words.has(f"pebbles-node-{node}")
    assert words.has("pebbles-hidden-dealt")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_at_the_text_table(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = sit("pebbles", lang=lang, save=tmp_path / "game.jsonl")
    play(table, lambda table: str(1 + table.match.version % len(table.match.legal())))
    out = capsys.readouterr().out
    assert table.match.over
    assert not re.search(r"\b(cli|pebbles)-[a-z]", out), "a message is missing in this language"
    assert not faults(out)

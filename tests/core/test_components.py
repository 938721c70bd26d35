"""Component files: reading, the frame all games share, one sentence for the first thing wrong."""

from __future__ import annotations

import copy
import hashlib
import re
from pathlib import Path
from typing import Any

import pytest

from royaltable.core import components as c
from royaltable.core.errors import ComponentError
from tests import tiny

FILE = tiny.GAME.component_file


def data() -> dict[str, Any]:
    return copy.deepcopy(c.read(FILE)[1])


def test_the_shipped_file() -> None:
    found = tiny.GAME.components()
    assert found is tiny.GAME.components()
    assert found.id == "tiny"
    assert found.options == {"rounds": (2, 1)}
    assert found.reconstructed is False
    assert found.digest == hashlib.sha256(FILE.read_bytes()).hexdigest()


def test_another_file(tmp_path: Path) -> None:
    path = tmp_path / "other.toml"
    path.write_text(FILE.read_text(encoding="utf-8").replace('id = "tiny"', 'id = "other"', 1), encoding="utf-8")
    found = tiny.GAME.components(path)
    assert found.id == "other"
    assert found.digest != tiny.GAME.components().digest


@pytest.mark.parametrize(
    ("content", "sentence"),
    [(b"\xff\xfe", "is not a TOML file"), (b"a = ", "is not a TOML file"), (b"\0" * 9, "is not a TOML file"), (b"", "The first line must be format")],
)
def test_files_that_are_no_component_files(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(ComponentError, match=sentence):
        tiny.GAME.components(path)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml"):
        with pytest.raises(ComponentError, match="cannot be read"):
            c.read(path)


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("format", "royaltable-components/2", "first line must be format"),
        ("game", "ming", "for the game 'ming', not for 'tiny'"),
        ("id", "", "id must be a name"),
        ("id", 3, "id must be a name"),
        ("reconstructed", "no", "true or false"),
        ("provenance", None, "[provenance] is missing"),
        ("options", [], "[options] is missing"),
        ("title", {"en": "Lanterns", "hant": "燈籠"}, "title has no name in hans"),
        ("title", {"en": "Lanterns", "hant": "燈籠", "hans": ""}, "title has no name in hans"),
        ("title", None, "title has no name in en"),
    ],
)
def test_the_frame(key: str, value: object, sentence: str) -> None:
    changed = data()
    changed[key] = value
    with pytest.raises(ComponentError, match=re.escape(sentence)):
        c.check_frame(changed, "tiny")


def test_the_frame_of_the_shipped_file() -> None:
    c.check_frame(data(), "tiny")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ([{}], "stones 1 has no id"),
        ([{"id": "a"}, {"id": "B"}], "stones 2 has no id"),
        ([{"id": "a b"}], "stones 1 has no id"),
        ([{"id": "é"}], "stones 1 has no id"),
        ([{"id": 1}], "stones 1 has no id"),
        ([{"id": "a"}, {"id": "a"}], "'a' occurs twice"),
    ],
)
def test_ids(rows: list[dict[str, Any]], sentence: str) -> None:
    with pytest.raises(ComponentError, match=sentence):
        c.check_ids("stones", rows)


def test_good_ids_in_order() -> None:
    assert c.check_ids("stones", [{"id": "b2"}, {"id": "a"}]) == ["b2", "a"]


@pytest.mark.parametrize("value", [-1, 1000, True, 1.0, "1", None, [1]])
def test_counts(value: object) -> None:
    with pytest.raises(ComponentError, match="number must be a whole number from 0 to 999"):
        c.check_count("number", value)


def test_good_counts() -> None:
    assert [c.check_count("number", value, 1, 9) for value in (1, 9)] == [1, 9]

"""`royaltable rules --where`: file and line of whatever enforces, scores, tells or tests a paragraph."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from royaltable import cli
from royaltable.cli import citations
from royaltable.cli.citations import Citation
from royaltable.games import NAMES, find

LANGUAGES = ("en", "zh-Hant", "zh-Hans")


def where(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.run(["rules", *arguments]) == 0
    return capsys.readouterr().out


def test_doctests() -> None:
    assert doctest.testmod(citations).failed == 0


@pytest.mark.parametrize("arguments", [["--where", "RO-11.6"], ["royals", "--where", "RO-11.6"], ["royals", "--where", "11.6"], ["--where", "ro-11.6"]])
def test_a_whole_id_says_its_game(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    out = where(capsys, *arguments, "--lang", "en")
    assert out.startswith("RO-11.6  [ruling]  Every step of a payment")
    assert re.search(r"^Tested$(?s:.)*^  tests/royals/test_payments\.py:\d+  \w+  assert .*RO-11\.6", out, re.MULTILINE)


def test_each_line_is_where_it_is_said_to_be(capsys: pytest.CaptureFixture[str]) -> None:
    out = where(capsys, "--where", "RO-8.6", "--lang", "en")
    places = re.findall(r"^  (\S+):(\d+)  ", out, re.MULTILINE)
    assert len(places) > 5
    for path, line in places:
        text = (citations.ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
        assert re.search(r"8_06_00|RO-8|ro_8", text), f"{path}:{line}"
    assert re.search(r"^Scored or told\n  src/royaltable/games/royals/periods\.py:\d+  take_period  book\(", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("rule", "kind", "function"), [("MD-3.4.5", "enforces", "refuse_deploy"), ("MD-4.3.1", "scores", None), ("RP-10.13", "enforces", None)]
)
def test_kinds(rule: str, kind: str, function: str | None) -> None:
    found = citations.citations(next(game for game in map(find, NAMES) if rule.startswith(game.prefix)), rule)
    assert any(one.kind == kind and (function is None or one.function == function) for one in found)
    assert any(one.kind == "tests" for one in found)


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_number_of_a_game_is_found(name: str) -> None:
    """What `refusal` can answer is enforced somewhere, and the very number stands in the line."""
    game = find(name)
    for path in game.folder.glob("*.py"):
        source = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(source, 1):
            for digits in re.findall(r"return (\d+_\d\d_\d\d)\b", line):
                section, middle, last = (int(part) for part in digits.split("_"))
                rule = f"{game.prefix}-{section}.{middle}" + (f".{last}" if last else "")
                assert Citation("enforces", path, number, _function(source, number), line.strip()) in list(citations.in_rules(path, game.prefix, rule))


def _function(source: list[str], number: int) -> str:
    return next(found[1] for line in reversed(source[:number]) if (found := re.match(r"\s*def (\w+)", line)))


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_is_cited_or_a_definition(name: str) -> None:
    """A paragraph that no code cites says in the rule book why; one that code cites does not."""
    game = find(name)
    cited = citations.cited(game)
    silent = {rule for rule in game.rulebook.ids() if rule not in cited}
    assert silent == {rule for rule in game.rulebook.ids() if game.rulebook.paragraph(rule).definition}


@pytest.mark.parametrize("name", NAMES)
def test_no_rule_is_cited_that_does_not_exist(name: str) -> None:
    game = find(name)
    ids = game.rulebook.ids()
    known = {*ids, *(section.id for section in game.rulebook.sections), *(rule.rpartition(".")[0] for rule in ids)}
    assert citations.cited(game) - known == set()
    assert {id: path for id, path in citations.named_anywhere(game.prefix).items() if id not in known and "99" not in id} == {}, "99 is no rule on purpose"


@pytest.mark.parametrize(
    ("text", "rule", "named"),
    [
        ("as XY-3.4.2 says", "XY-3.4.2", True),
        ("as XY-3.4.2 says", "XY-3.4", False),
        ("as XY-3.4 says", "XY-3.4.2", True),
        ("(XY-10)", "XY-10.4", True),
        ("(XY-10)", "XY-1.4", False),
        ("(XY-1)", "XY-10.4", False),
        ("XY-8.4 to XY-8.8", "XY-8.6", True),
        ("XY-8.4 to XY-8.8", "XY-8.9", False),
        ("XY-8.4 to XY-8.8", "XY-8.10", False),
        ("XY-8.9 to XY-8.11", "XY-8.10", True),
        ("(XY-4 to XY-7)", "XY-5.12", True),
        ("XY-4.3.9 to XY-5.1", "XY-4.4.1", True),
        ("def test_ex_9_xy_4_2_to_xy_4_6():", "XY-4.4", True),
        ("def test_ex_54_xy_3_4_5():", "XY-3.4.5", True),
        ("def test_ex_54_xy_3_4_5():", "XY-3.4.6", False),
        ("AXY-3.4", "XY-3.4", False),
    ],
)
def test_what_names_a_paragraph(text: str, rule: str, named: bool) -> None:
    assert citations.names(text, "XY", rule) is named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_installed_without_tests_it_says_so(lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(citations, "ROOT", tmp_path)
    out = where(capsys, "--where", "RO-5.8", "--lang", lang)
    assert re.search(r"^  royaltable/games/royals/\w+\.py:\d+  ", out, re.MULTILINE)
    assert "tests/" not in out
    assert (
        out.splitlines()[-1]
        == {
            "en": "Tests and page are not here: the program is installed without its source tree.",
            "zh-Hant": "這裡沒有測試與頁面：程式安裝時不含原始碼目錄。",
            "zh-Hans": "这里没有测试与页面：程序安装时不含源代码目录。",
        }[lang]
    )


def test_a_section_shows_all_its_paragraphs(capsys: pytest.CaptureFixture[str]) -> None:
    out = where(capsys, "--where", "RO-9", "--lang", "en")
    assert re.findall(r"^(RO-\S+)  \[", out, re.MULTILINE) == [rule for rule in find("royals").rulebook.ids() if rule.startswith("RO-9.")]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--where", "RO-99"], "royals has no rule RO-99."),
        (["--where", "XX-1"], "XX-1 is no rule id; ids begin with MD-, RO-, RP-."),
        (["--where", "11.6"], "11.6 is no rule id"),
        (["chess", "--where", "1.1"], "There is no game 'chess'"),
        ([], "Which game? Say ming, royals or palace."),
    ],
)
def test_bad_calls(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err

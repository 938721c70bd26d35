"""The page speaks to the only person here in the second person, in the language of now; of others, and where several share it, by name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, fresh, play_until, position, wait_mode

YOU = {"en": "You", "zh-Hant": "你", "zh-Hans": "你"}
CHANGED = {"en": "English", "zh-Hant": "繁體中文", "zh-Hans": "简体中文"}
HERON = {"en": "Heron", "zh-Hant": "鷺", "zh-Hans": "鹭"}
GAMES = ("ming", "royals", "palace")


def unnamed(open_page: Open, game: str, *kinds: str, lang: str = "en", names: tuple[str, ...] = ()) -> tuple[Page, str]:
    """A table of people and computers that nobody gave a name (or these)."""
    page = open_page(lang=lang)
    page.request.get("/api/tables")
    seats = [{"kind": kind, "name": names[i] if i < len(names) else ""} for i, kind in enumerate(kinds)]
    answer = page.request.post("/api/tables", headers=fresh(), data={"game": game, "players": len(kinds), "options": {}, "seats": seats})
    return page, str(answer.json()["table"])


def moves(table: dict[str, object]) -> bool:
    return int(str(table["version"])) > 130


def speak(page: Page, lang: str) -> None:
    page.locator("button[aria-haspopup=menu]").click()
    page.get_by_role("menuitemradio", name=CHANGED[lang]).click()
    expect(page.locator(f"html[lang={lang}]")).to_be_attached()


def own_lines(page: Page) -> list[str]:
    """The sentences of the log that are about the first seat."""
    return [text for text in page.locator(".log .text").all_inner_texts() if re.match("You|你", text)]


@pytest.mark.parametrize("game", GAMES)
def test_log_prompt_and_seats_in_every_language(open_page: Open, game: str) -> None:
    page, table = unnamed(open_page, game, "person", "random")
    play_until(page, table, moves)
    at_table(page, table)
    wait_mode(page, "act")
    assert [seat["name"] for seat in position(page, table)["seats"]] == ["", ""]
    for lang in ("en", "zh-Hant", "zh-Hans", "en"):
        if lang != page.get_attribute("html", "lang"):
            speak(page, lang)
        expect(page.locator(".seat .who")).to_have_text([YOU[lang], HERON[lang]])
        lines = own_lines(page)
        assert len(lines) > 2  # a line for each turn
        for line in lines:
            assert line.startswith(YOU[lang] + (" " if lang == "en" else "")), line
            assert not re.match(r"You \w*[^s]s\b|You \w*sses\b|你：", line), line
        if lang != "en":
            assert not re.search(r"\b(You|Heron|Crane)\b", page.inner_text(".page"))
        assert ("yourself" in page.inner_text("[data-prompt]")) is False


@pytest.mark.parametrize("lang", YOU)
@pytest.mark.parametrize("game", GAMES)
def test_the_replay_tells_own_moves_in_the_second_person(open_page: Open, game: str, lang: str) -> None:
    page, table = unnamed(open_page, game, "person", "random", lang=lang, names=("Ann",))
    play_until(page, table, moves)
    at_table(page, table)
    wait_mode(page, "act")
    expect(page.locator(".seat .who").first).to_have_text("Ann")
    page.keyboard.press("r")
    seen = 0
    for _ in range(25):
        page.keyboard.press("ArrowLeft")
        text = page.inner_text("[data-prompt]")
        assert not re.search(r"Ann|You \w*[^s]s\b|你：", text), text
        seen += text.startswith(YOU[lang])
    assert seen


def test_several_people_are_called_by_name(open_page: Open) -> None:
    page, table = unnamed(open_page, "ming", "person", "person", "random")
    play_until(page, table, moves)
    at_table(page, table)
    expect(page.locator(".seat .who")).to_have_text(["Player 1", "Player 2", "Pine"])
    assert not own_lines(page)
    speak(page, "zh-Hant")
    expect(page.locator(".seat .who")).to_have_text(["玩家 1", "玩家 2", "青松"])


@pytest.mark.parametrize("lang", YOU)
def test_others_who_watch_are_not_spoken_to(open_page: Open, lang: str) -> None:
    page, table = unnamed(open_page, "ming", "person", "random", lang=lang)
    play_until(page, table, moves)
    watching = at_table(open_page(lang=lang), table)
    expect(watching.locator(".seat .who")).to_have_text([{"en": "Player 1"}.get(lang, "玩家 1"), HERON[lang]])
    assert not own_lines(watching)


@pytest.mark.parametrize("lang", YOU)
@pytest.mark.parametrize("game", GAMES)
def test_the_result_is_told_to_the_reader(open_page: Open, game: str, lang: str) -> None:
    page, table = unnamed(open_page, game, "person", "random", lang=lang, names=("Ann",))
    play_until(page, table, lambda now: False, most=2000)
    at_table(page, table)
    wait_mode(page, "over")
    winners = position(page, table)["result"]["winners"]
    said = page.inner_text("[data-prompt]")
    expected = {"en": ("You win", "Heron wins", "You and Heron win together")}.get(lang, (f"你{'獲勝' if lang == 'zh-Hant' else '获胜'}", HERON[lang], "你和"))
    assert said.startswith(expected[2] if len(winners) > 1 else expected[winners[0]])

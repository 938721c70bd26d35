"""The start page: choose, begin, go on, look back, remove; three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .browser import Open
from .table import at_table, new_table, play_until, position, wait_mode

LOCALES = Path(__file__).parents[2] / "src/royaltable/locales"


def test_two_clicks_begin_a_game(open_page: Open) -> None:
    page = open_page()
    page.locator("label.game[data-game=ming]").click()
    page.locator("[data-start]").click()
    wait_mode(page, "act", "watch")
    assert [seat["kind"] for seat in position(page, page.url.rsplit("/", 1)[1])["seats"]] == ["person", "apprentice", "apprentice"]
    expect(page.locator(".seat .who")).to_have_text(["You", "Heron", "Pine"])


def test_the_page_says_that_the_board_is_reconstructed(open_page: Open) -> None:
    page = open_page()
    expect(page.locator("label.game[data-game=ming]")).to_contain_text("reconstructed board")
    expect(page.locator("form")).to_contain_text("are not a copy of the printed game")


def test_players_names_and_options_reach_the_table(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="4", exact=True).click()
    row = page.locator("form li").nth(1)
    row.get_by_role("button", name="Person here").click()
    row.get_by_role("textbox").fill("  Ling ")
    page.locator("form li").nth(2).get_by_role("combobox").select_option("Greedy")
    page.locator("form li").nth(3).get_by_role("combobox", name="How well Willow plays").select_option("Random")
    page.locator("summary").click()
    page.get_by_role("radio", name="Best area decides").click()
    expect(page.locator("details")).to_contain_text("Compares the largest number of own members left in one area.")
    expect(page.locator("summary")).to_contain_text("1 changed")
    page.locator("[data-start]").click()
    wait_mode(page, "act", "watch")
    now = position(page, page.url.rsplit("/", 1)[1])
    assert [(seat["kind"], seat["name"]) for seat in now["seats"]] == [("person", ""), ("person", "Ling"), ("greedy", ""), ("random", "")]
    expect(page.locator(".seat .who")).to_have_text(["Player 1", "Ling", "Pine", "Willow"])
    assert now["options"] == {"city_tie": "best_area", "tile_limit": "none"}


@pytest.mark.parametrize(("lang", "sentence"), [("en", "all of them can be seen"), ("zh-Hant", "每個字元都要看得見"), ("zh-Hans", "每个字符都要看得见")])
def test_a_name_that_cannot_be_seen_is_refused_with_a_sentence(open_page: Open, lang: str, sentence: str) -> None:
    page = open_page(lang=lang, expect=("status of 400",))
    name = page.locator("form li input[type=text]").first
    name.fill("\u200b\u2060")
    page.locator("[data-start]").click()
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    name.fill(" Zoe\u0308\u3000 Lee ")
    page.locator("[data-start]").click()
    wait_mode(page, "act", "watch")
    assert position(page, page.url.rsplit("/", 1)[1])["seats"][0]["name"] == "Zoë Lee"


def test_the_last_choice_is_remembered(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("radio", name="2", exact=True).click()
    page.locator("[data-start]").click()
    wait_mode(page, "act", "watch")
    page.goto("/")
    expect(page.get_by_role("radio", name="2", exact=True)).to_have_attribute("aria-checked", "true")


def test_tables_are_resumed_looked_at_and_removed(open_page: Open) -> None:
    page, running = new_table(open_page, "person", "greedy")
    over = page.request.post(
        "/api/tables", data={"game": "ming", "players": 2, "options": {}, "seats": [{"kind": "random", "name": "Left"}, {"kind": "random", "name": "Right"}]}
    ).json()["table"]
    play_until(page, over, lambda now: False)
    page.reload()
    expect(page.locator(f"[data-table='{running}']")).to_contain_text("Your turn")
    expect(page.locator(f"[data-table='{running}']")).to_contain_text("Ada")
    expect(page.locator(f"[data-table='{over}']")).to_contain_text("Left")
    page.locator(f"[data-table='{over}']").click()
    wait_mode(page, "over")
    page.goto("/")
    page.locator(f"[data-table='{running}']").click()
    wait_mode(page, "act", "watch")
    page.goto("/")
    remove = page.locator("li", has=page.locator(f"[data-table='{over}']")).get_by_role("button")
    remove.click()
    expect(page.locator(f"[data-table='{over}']")).to_be_visible()  # the first click only asks
    remove.click()
    expect(page.locator(f"[data-table='{over}']")).to_have_count(0)


def test_a_table_that_does_not_exist(open_page: Open) -> None:
    page = open_page("#/table/nothing-here", expect=("status of 404",))
    expect(page.get_by_role("heading")).to_have_text("There is no such table here.")
    page.get_by_role("link", name="All tables").click()
    page.locator("[data-start]").wait_for()


def test_other_browsers_watch_only(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person")
    stranger = open_page("#/table/" + table, expect=("status of 403",))
    wait_mode(stranger, "watch")
    expect(stranger.locator("[data-commit]")).to_have_count(0)
    at_table(page, table)
    assert wait_mode(page, "act") == "act"


@pytest.mark.parametrize(("lang", "word", "title"), [("zh-Hant", "開始", "大明王朝"), ("zh-Hans", "开始", "大明王朝"), ("en", "Start", "Ming Dynasty")])
def test_the_browsers_language_is_spoken(open_page: Open, lang: str, word: str, title: str) -> None:
    page = open_page(lang=lang)
    expect(page.locator("[data-start]")).to_have_text(word)
    expect(page.locator("label.game .title")).to_contain_text([title])
    assert page.get_attribute("html", "lang") == lang


def test_the_language_changes_at_once_and_is_remembered(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy")
    at_table(page, table)
    wait_mode(page, "act")
    for lang, name, words in (("zh-Hant", "繁體中文", "紀錄"), ("zh-Hans", "简体中文", "记录"), ("en", "English", "Log"), ("zh-Hant", "繁體中文", "紀錄")):
        page.locator(".tools button").nth(2).click()
        page.get_by_role("menuitemradio", name=name).click()
        expect(page.get_by_role("tab").filter(has_text=words)).to_be_visible()
        assert page.get_attribute("html", "lang") == lang
    page.reload()
    expect(page.get_by_role("tab").filter(has_text="紀錄")).to_be_visible()


def test_the_theme_is_chosen_and_remembered(open_page: Open) -> None:
    page = open_page(dark=True)
    assert page.get_attribute("html", "data-theme") == "dark"
    page.get_by_role("button", name="Light or dark").click()
    assert page.get_attribute("html", "data-theme") == "light"
    page.reload()
    page.locator("[data-start]").wait_for()
    assert page.get_attribute("html", "data-theme") == "light"


def test_every_text_of_the_page_exists_in_every_language() -> None:
    files = {lang: (LOCALES / lang / "page.ftl").read_text() for lang in ("en", "zh-Hant", "zh-Hans")}
    ids = {lang: re.findall(r"^([a-z][\w-]*) =", text, re.M) for lang, text in files.items()}
    assert ids["en"] == ids["zh-Hant"] == ids["zh-Hans"]
    parts = {lang: re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.M) for lang, text in files.items()}
    blanks = {lang: [sorted({*re.findall(r"\{ \$(\w+)", part)} - {"person"}) for part in found] for lang, found in parts.items()}
    assert blanks["en"] == blanks["zh-Hant"] == blanks["zh-Hans"]

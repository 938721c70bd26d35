"""What a browser has stored may be anything: what does not fit is as if it were not there."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import position, wait_mode

SEATING = {"players": 2, "kinds": ["person", "master"], "names": ["Ling", ""], "options": {"tile_limit": "none"}}
ODD = ["", "null", "true", "0", '"x"', "[]", "[null]", "{}", "{", '{"__proto__": null}', "[" * 5000]
"""Texts of which no part fits anything that is stored."""


def stored(open_page: Open, **texts: str) -> Page:
    """The start page of a browser that has these texts stored (names with _ for -)."""
    page = open_page()
    page.evaluate("texts => { for (const [key, text] of Object.entries(texts)) localStorage.setItem(key.replace('_', '-'), text) }", texts)
    page.reload()
    return page


def seating(**changes: Any) -> str:
    return json.dumps({"game": "ming", "seatings": {"ming": {**SEATING, **changes}}})


def begins(page: Page) -> list[tuple[str, str]]:
    """The page has its form, and the form begins a game; returns who plays."""
    page.locator("[data-start]").click()
    wait_mode(page, "act", "watch")
    return [(seat["kind"], seat["name"]) for seat in position(page, page.url.rsplit("/", 1)[1])["seats"]]


def test_what_fits_is_used(open_page: Open) -> None:
    page = stored(open_page, royaltable_start=seating(), royaltable_settings='{"theme": "dark", "motion": "reduced", "lang": "zh-Hans"}')
    assert page.get_attribute("html", "data-theme") == "dark"
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")  # when its texts are there
    assert begins(page)[0] == ("person", "Ling")
    assert len(position(page, page.url.rsplit("/", 1)[1])["seats"]) == 2


@pytest.mark.parametrize("text", [*ODD, '{"game": 7, "seatings": []}', '{"game": "constructor", "seatings": {"ming": null, "__proto__": 1}}'])
def test_odd_stored_seatings_leave_the_usual_form(open_page: Open, text: str) -> None:
    page = stored(open_page, royaltable_start=text)
    assert begins(page) == [("person", ""), ("apprentice", ""), ("apprentice", "")]


@pytest.mark.parametrize(
    "changes",
    [
        {"players": None},
        {"players": "2"},
        {"players": 2.5},
        {"kinds": None},
        {"kinds": {}},
        {"kinds": ["person", "emperor"]},
        {"kinds": ["person"] * 1000},
        {"names": "Ling"},
        {"names": [1, 2]},
        {"names": ["x" * 41, ""]},
        {"options": None},
        {"options": ["none"]},
    ],
)
def test_a_seating_of_which_a_part_does_not_fit_is_left(open_page: Open, changes: dict[str, Any]) -> None:
    page = stored(open_page, royaltable_start=seating(**changes))
    assert begins(page) == [("person", ""), ("apprentice", ""), ("apprentice", "")]


@pytest.mark.parametrize(
    "changes",
    [{"players": 20}, {"kinds": []}, {"names": []}, {"options": {}}, {"options": {"tile_limit": "neither", "city_tie": [], "nothing": 1, "constructor": "x"}}],
)
def test_a_seating_that_does_not_fit_the_game_is_filled_up(open_page: Open, changes: dict[str, Any]) -> None:
    page = stored(open_page, royaltable_start=seating(**changes))
    assert begins(page)[0][0] == "person"
    assert position(page, page.url.rsplit("/", 1)[1])["options"] == {"city_tie": "areas_shared", "tile_limit": "none"}


def test_a_seating_without_a_key_is_left(open_page: Open) -> None:
    for key in SEATING:
        text = json.dumps({"game": "ming", "seatings": {"ming": {name: value for name, value in SEATING.items() if name != key}}})
        page = stored(open_page, royaltable_start=text)
        expect(page.get_by_role("radio", name="3", exact=True)).to_have_attribute("aria-checked", "true")


@pytest.mark.parametrize("text", [*ODD, '{"lang": "xx", "theme": 1, "motion": null, "pace": ["fast"], "confirm": "yes", "sound": 1}'])
def test_odd_stored_settings_are_the_usual_ones(open_page: Open, text: str) -> None:
    page = stored(open_page, royaltable_settings=text)
    assert page.get_attribute("html", "lang") == "en"
    assert page.get_attribute("html", "data-theme") == "light"
    page.get_by_role("button", name="Settings").click()
    usual = {"Language": "English", "Theme": "As the system", "Motion": "As the system", "Moves of others": "Normal"}
    for group, choice in usual.items():
        expect(page.get_by_role("radiogroup", name=group).get_by_role("radio", checked=True)).to_have_text(choice)
    expect(page.get_by_role("switch", name="Confirm each turn")).to_be_checked()
    expect(page.get_by_role("switch", name="Sound")).not_to_be_checked()
    page.keyboard.press("Escape")
    begins(page)


def test_one_odd_setting_leaves_the_others(open_page: Open) -> None:
    page = stored(open_page, royaltable_settings='{"theme": "dark", "lang": "tlh", "motion": "reduced", "pace": 3}')
    assert page.get_attribute("html", "data-theme") == "dark"
    assert page.get_attribute("html", "data-motion") == "reduced"
    assert page.get_attribute("html", "lang") == "en"


def test_a_browser_that_stores_nothing_plays(open_page: Open) -> None:
    page = open_page()
    page.add_init_script("for (const area of ['localStorage', 'sessionStorage']) Object.defineProperty(window, area, { get() { throw new Error('denied') } })")
    page.reload()
    page.get_by_role("button", name="Light or dark").click()
    assert page.get_attribute("html", "data-theme") == "dark"
    assert begins(page)


def test_settings_follow_those_of_another_window(open_page: Open) -> None:
    one = open_page()
    two = open_page(profile=one)
    two.get_by_role("button", name="Light or dark").click()
    expect(one.locator("html")).to_have_attribute("data-theme", "dark")
    one.get_by_role("button", name="Settings").click()
    one.get_by_role("radiogroup", name="Moves of others").get_by_role("radio", name="Slow").click()
    two.reload()
    assert json.loads(str(two.evaluate("localStorage.getItem('royaltable-settings')")))["theme"] == "dark"  # and not what the first one knew before


def test_the_page_is_not_to_be_translated_by_the_browser(open_page: Open) -> None:
    """It has its own languages; a translator would take texts from under it."""
    for lang, spoken in (("en", "en"), ("zh-Hant", "zh-Hant"), ("zh-Hans", "zh-Hans")):
        page = open_page(lang=lang)
        page.locator("[data-start]").wait_for()
        assert (page.get_attribute("html", "translate"), page.get_attribute("html", "lang")) == ("no", spoken)
        assert page.get_attribute("meta[name=google]", "content") == "notranslate"

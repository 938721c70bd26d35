"""Numbers in the page: nothing that is shown or spoken says "1 cards", at any time of a game."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.words.plurals import faults

from .browser import Open
from .table import at_table, new_table, play_until, position

# Everything that is read or spoken: texts, names and tooltips, one a line.
TEXTS = """() => [...document.querySelectorAll("body *")].flatMap((e) => [
  e.children.length ? "" : e.textContent, e.getAttribute("aria-label") ?? "", e.getAttribute("title") ?? "", e.getAttribute("aria-description") ?? "",
]).concat(document.body.innerText.split("\\n")).map((text) => text.trim()).filter(Boolean).join("\\n")"""
VERSIONS = {"ming": (8, 40, 90, 150, 220), "royals": (20, 60, 120, 200), "palace": (70, 110, 160, 220)}


def shown(page: Page) -> str:
    return str(page.evaluate(TEXTS))


@pytest.mark.parametrize("game", VERSIONS)
def test_no_text_of_a_game_disagrees_with_its_numbers(open_page: Open, game: str) -> None:
    page, table = new_table(open_page, "person", "random", game=game)
    for least in VERSIONS[game]:
        play_until(page, table, lambda now, least=least: now["version"] >= least, random.Random(least))  # type: ignore[misc]
        at_table(page, table)
        text = shown(page)
        assert len(text) > 1000
        assert not faults(text), sorted(set(faults(text)))
        if position(page, table)["status"] == "over":
            break
        tabs = page.locator(".rail [role=tab]").evaluate_all("tabs => tabs.map((tab) => tab.id)")
        for tab in sorted(tabs, key=lambda one: one.endswith("-help")):  # the last: it takes the room of the others
            page.locator(f"#{tab}").click()
            assert not faults(shown(page))


def test_no_text_of_the_start_page_does(open_page: Open) -> None:
    page, _ = new_table(open_page, "person", "random")
    page.goto("/")
    page.locator("[data-start]").wait_for()
    assert not faults(shown(page))

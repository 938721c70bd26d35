"""A game of another package (the example of docs/add-a-game.md) in the page: offered, played and won by clicks, in the reader's words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.pebbles.installed import installed
from tests.server.running import Running, running

from .browser import Open
from .table import click, complete, settled, targets, wait_mode


@pytest.fixture(scope="module")
def with_example(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with installed(tmp_path_factory.mktemp("installed")), running(page=built) as server:
        yield server


def begin(page: Page) -> None:
    page.locator("label.game[data-game=pebbles]").click()
    page.locator("[data-start]").click()
    wait_mode(page, "act")


TEXTS = {
    "en": ("Pebbles in the heap", "Heap", "take 2 pebbles", "Take one, two or three pebbles."),
    "zh-Hant": ("石堆的石子", "石堆", "拿2顆石子", "請拿一、二或三顆石子。"),
    "zh-Hans": ("石堆的石子", "石堆", "拿2颗石子", "请拿一、二或三颗石子。"),
}


@pytest.mark.parametrize("lang", TEXTS)
def test_it_is_offered_and_speaks(with_example: Running, open_page: Open, lang: str) -> None:
    option, heap, action, prompt = TEXTS[lang]
    page = open_page(f"{with_example.url}/", lang=lang)
    expect(page.locator("label.game")).to_have_count(4)
    page.locator("label.game[data-game=pebbles]").click()
    expect(page.locator("form")).to_contain_text(option)
    expect(page.locator("main")).not_to_contain_text("page-about")
    page.locator("[data-start]").click()
    wait_mode(page, "act")
    expect(page.locator(".board caption").first).to_have_text(heap)
    expect(page.locator('.board [data-action="take 2"]')).to_contain_text(action)
    expect(page.locator("[data-prompt]")).to_contain_text(prompt)
    expect(page.locator(".page")).not_to_contain_text("pebbles-")


def test_a_whole_game(with_example: Running, open_page: Open) -> None:
    page = open_page(f"{with_example.url}/")
    begin(page)
    cards = page.locator(".board table").nth(1).locator("tbody td:nth-child(3)")
    assert [text == "·" for text in cards.all_inner_texts()] == [False, True, True], "the own card alone is seen"
    while wait_mode(page, "act", "over") == "act":
        settled(page)
        if not complete(page):
            click(page, f'.board [data-action="{targets(page, ".board")[0]}"]')
            settled(page)
        at = page.get_attribute(".page", "data-version")
        click(page, "[data-commit]")
        page.wait_for_function("at => document.querySelector('.page').dataset.version !== at", arg=at)
    expect(page.locator(".result h2")).not_to_be_empty()
    assert "·" not in cards.all_inner_texts(), "after the end all cards are seen"

"""The Help tab and the sheet of rules: the aim of the game, the paragraph of the decision, the keys."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, new_table, play_until, wait_mode
from .test_access import check, sized

FIRST = {"ming": "MD-0.1", "royals": "RO-1.1", "palace": "RP-1.1"}


def at_a_decision(open_page: Open, game: str, **looks: Any) -> Page:
    page, table = new_table(open_page, "person", "random", game=game, **looks)
    play_until(page, table, lambda now: now["node"] in ("place", "draw", "parade"))
    at_table(page, table)
    wait_mode(page, "act")
    return page


@pytest.mark.parametrize(
    ("game", "lang", "word"), [("ming", "en", "Most points win"), ("palace", "zh-Hant", "分數最高者獲勝"), ("royals", "zh-Hans", "分数最高者获胜")]
)
def test_the_help_tab_tells_the_aim_and_opens_at_the_decision(open_page: Open, game: str, lang: str, word: str) -> None:
    page = at_a_decision(open_page, game, lang=lang)
    page.locator(".rail .grow [role=tab][id$=help]").click()
    expect(page.locator(".rail .aim")).to_contain_text(word)
    expect(page.locator(".rail .aim li")).to_have_count(4)
    expect(page.locator(".rail .aim li").last).to_be_in_viewport()
    rule = page.locator(".rail .now .rule").first.inner_text()
    expect(page.locator(".rail .paragraph.here")).to_have_attribute("data-rule", rule)
    expect(page.locator(f".rail [data-rule='{rule}']")).to_be_in_viewport()
    expect(page.locator(f".rail [data-rule='{FIRST[game]}']")).not_to_be_in_viewport()
    check(page, f"help {game}")


def test_a_folded_aim_stays_folded_and_an_opened_rule_is_forgotten(open_page: Open) -> None:
    page = at_a_decision(open_page, "ming")
    tab = page.get_by_role("tab", name="Help")
    tab.click()
    page.locator(".rail .aim summary").click()
    expect(page.locator(".rail .aim li").first).to_be_hidden()
    other = page.locator(".rail .now .rule").last
    other.click()
    expect(page.locator(f".rail [data-rule='{other.inner_text()}']")).to_be_in_viewport()
    page.get_by_role("tab", name="Log").click()
    tab.click()
    expect(page.locator(".rail .aim li").first).to_be_hidden()
    expect(page.locator(".rail .paragraph.here")).to_have_attribute("data-rule", page.locator(".rail .now .rule").first.inner_text())


def test_the_help_of_a_phone_scrolls_in_its_own_list(open_page: Open) -> None:
    page = at_a_decision(open_page, "palace", **sized("phone"))
    page.locator(".rail [role=tab][id$=help]").click()
    page.locator(".rail .aim").wait_for()
    assert page.locator(".rail .list[role=region]").evaluate("list => list.scrollTop") > 0
    check(page, "help phone")

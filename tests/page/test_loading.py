"""Files that fail to load: loaded again by themselves, else said with a way to try again; never an empty page, never the ids of messages."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from .browser import Open
from .table import click, new_table, play_until, position, prompt, send, settled, wait_mode

IDS = re.compile(r"\b(?:page|common|hint|ming|royals|palace)-[a-z][\w-]*")
ABORTED = ("ERR_FAILED",)


def fail(page: Page, pattern: str, times: int | None = None) -> None:
    """Let requests for such files fail, for ever or so many times."""
    page.route(pattern, lambda route: route.abort(), **({} if times is None else {"times": times}))


def hold(page: Page, pattern: str) -> list[Route]:
    """Keep the first request for such a file waiting; the list holds it once it has come."""
    held: list[Route] = []
    page.route(pattern, lambda route: route.continue_() if held else held.append(route))
    return held


def speaks(page: Page) -> None:
    """Whatever a person reads is a text, not the id of one."""
    assert not IDS.findall(page.inner_text("body"))


def choose_language(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("^(Language|語言|语言)$")).click()
    page.get_by_role("menuitemradio", name=name).click()


def test_the_page_is_one_script_and_one_style_sheet(built: Path) -> None:
    """Besides them only languages are loaded, and the worker, which the page can do without."""
    names = [re.sub(r"-[\w-]{8}(?=\.\w+$)", "", path.name) for path in (built / "assets").iterdir() if path.suffix != ".ftl"]
    assert sorted(names) == ["hub.worker.js", "icon-turn.svg", "icon.svg", "index.js", "style.css"]


@pytest.mark.parametrize("pattern", ["**/assets/style-*.css", "**/assets/page-*.ftl", "**/assets/common-*.ftl", "**/api/games", "**/api/games/ming"])
def test_what_fails_once_is_loaded_again(open_page: Open, pattern: str) -> None:
    page = open_page("404.txt", expect=(*ABORTED, "status of 404"))
    fail(page, pattern, 1)
    page.goto("/")
    page.locator("summary").click()
    expect(page.get_by_role("radio", name="Best area decides")).to_be_visible()
    page.wait_for_function("() => getComputedStyle(document.body).getPropertyValue('--bg')")
    speaks(page)


def test_a_script_that_fails_leaves_a_page_that_says_so(open_page: Open) -> None:
    page = open_page("404.txt", expect=(*ABORTED, "status of 404"))
    fail(page, "**/assets/index-*.js", 1)
    page.goto("/")
    for text in ("load the page again", "請重新載入頁面", "请重新加载页面"):
        expect(page.get_by_text(text)).to_be_visible()
    page.get_by_role("link", name="Try again").click()
    page.locator("[data-start]").wait_for()
    expect(page.locator("#wait")).to_have_count(0)


@pytest.mark.parametrize("pattern", ["**/assets/page-*.ftl", "**/assets/*.ftl"])
def test_a_page_without_words_says_so_and_begins_when_they_come(open_page: Open, pattern: str) -> None:
    page, table = new_table(open_page, "person", "person", expect=ABORTED)
    fail(page, pattern)
    page.goto(f"/#/table/{table}")
    page.reload()
    expect(page.get_by_text("load the page again")).to_be_visible()
    page.unroute(pattern)
    wait_mode(page, "act")
    speaks(page)


@pytest.mark.parametrize("pattern", ["**/assets/ming-*.ftl", "**/api/games/ming"])
def test_the_start_page_says_what_is_missing_of_a_game(open_page: Open, pattern: str) -> None:
    page = open_page("404.txt", expect=(*ABORTED, "status of 404"))
    fail(page, pattern)
    page.goto("/")
    alert = page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(alert).to_be_visible()
    speaks(page)
    page.unroute(pattern)
    alert.get_by_role("button", name="Try again").click()
    page.locator("summary").click()
    expect(page.get_by_role("radio", name="Best area decides")).to_be_visible()
    expect(alert).to_have_count(0)


@pytest.mark.parametrize("pattern", ["**/assets/ming-*.ftl", "**/api/games/ming", "**/course?*"])
@pytest.mark.parametrize("times", [1, None])
def test_a_table_is_opened_again(open_page: Open, pattern: str, times: int | None) -> None:
    page, table = new_table(open_page, "person", "person", expect=(*ABORTED, "status of 404"))
    page.goto("/404.txt")
    fail(page, pattern, times)
    page.goto(f"/#/table/{table}")
    if times is None or "course" in pattern:
        expect(page.get_by_role("heading")).to_have_text("The server cannot be reached. Nothing is lost.")
        page.unroute(pattern)
        page.get_by_role("button", name="Try again").click()
    wait_mode(page, "act")
    speaks(page)
    assert prompt(page)


def test_a_language_that_cannot_be_loaded_is_said(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=ABORTED)
    page.goto(f"/#/table/{table}")
    wait_mode(page, "act")
    fail(page, "**/assets/*.ftl")
    choose_language(page, "繁體中文")
    notice = page.locator("[data-notice=language]")
    expect(notice).to_contain_text("The language could not be loaded.")
    assert page.get_attribute("html", "lang") == "en"
    assert not page.evaluate("JSON.parse(localStorage.getItem('royaltable-settings')).lang")
    speaks(page)
    page.unroute("**/assets/*.ftl")
    notice.get_by_role("button", name="Try again").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    expect(notice).to_have_count(0)
    speaks(page)


def test_in_the_settings_it_is_said_there(open_page: Open) -> None:
    page = open_page(expect=ABORTED)
    fail(page, "**/assets/page-*.ftl")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="简体中文").click()
    notice = page.get_by_role("dialog").locator("[data-notice=language]")
    expect(notice).to_be_visible()
    expect(page.locator("[data-notice]").locator("visible=true")).to_have_count(1)
    expect(page.get_by_role("radio", name="English")).to_be_checked()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    page.unroute("**/assets/page-*.ftl")
    page.get_by_role("radio", name="简体中文").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_the_language_chosen_last_is_spoken(open_page: Open) -> None:
    page = open_page(expect=ABORTED)
    page.locator("[data-start]").wait_for()
    held = hold(page, "**/assets/page-*.ftl")
    choose_language(page, "繁體中文")
    while not held:
        page.wait_for_timeout(10)
    choose_language(page, "简体中文")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    held[0].continue_()
    page.wait_for_function("() => performance.getEntriesByType('resource').filter((one) => /page-.*ftl/.test(one.name)).length >= 3")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_a_game_is_learnt_in_the_language_that_is_chosen_meanwhile(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=ABORTED)
    page.locator("[data-start]").wait_for()
    held = hold(page, "**/assets/ming-*.ftl")
    page.reload()
    while not held:
        page.wait_for_timeout(10)
    choose_language(page, "繁體中文")
    page.locator("[data-start]").filter(has_text="開始").wait_for()
    held[0].continue_()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hant")
    page.goto(f"/#/table/{table}")
    wait_mode(page, "act")
    speaks(page)


def test_a_language_chosen_in_another_window_is_spoken_here_too(open_page: Open) -> None:
    one = open_page()
    two = open_page(profile=one)
    choose_language(two, "简体中文")
    expect(one.locator("html")).to_have_attribute("lang", "zh-Hans")


def test_a_table_of_another_version_is_not_called_missing(open_page: Open) -> None:
    page = open_page(expect=("status of 409",))
    page.route("**/course?*", lambda route: route.fulfill(status=409, json={"type": "urn:royaltable:outdated", "detail": "…"}))
    page.goto("/#/table/abc")
    expect(page.get_by_role("heading")).to_contain_text("another version of the game")


def test_a_page_that_breaks_says_so(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=("round_no",))
    play_until(page, table, lambda now: True)  # it breaks at the first look

    def broken(route: Route) -> None:
        answer: dict[str, Any] = route.fetch().json()
        answer["now"]["view"] = None
        route.fulfill(json=answer)

    page.route("**/course?*", broken)
    page.goto(f"/#/table/{table}")
    expect(page.get_by_role("heading")).to_have_text("Something in the page went wrong. Nothing is lost.")
    page.unroute("**/course?*")
    page.get_by_role("button", name="Try again").click()
    wait_mode(page, "act")


@pytest.mark.parametrize("what", ["preview", "course"])
def test_a_page_that_breaks_later_says_so_too(open_page: Open, what: str) -> None:
    """An answer that comes while the table is shown breaks it: by a click, or by news of another's move."""
    page, table = new_table(open_page, "person", "person", expect=("round_no", "of null", "derived_inert"))
    play_until(page, table, lambda now: now["node"] == "place" and now["actor"] == 0)
    page.goto(f"/#/table/{table}")
    wait_mode(page, "act")
    settled(page)

    def broken(route: Route) -> None:
        with suppress(Error):  # the page may be gone on already
            answer: dict[str, Any] = route.fetch().json()
            answer.get("now", answer)["view"] = None
            route.fulfill(json=answer)

    page.route(f"**/{what}*", broken)
    if what == "preview":
        click(page, ".board .space[data-action]")
    else:
        now = position(page, table, 0)
        assert send(page, table, now["version"], 0, now["legal"][:1]).ok
    expect(page.get_by_role("heading", name="Something in the page went wrong. Nothing is lost.")).to_be_visible()
    page.unroute(f"**/{what}*")
    page.get_by_role("button", name="Try again").click()
    wait_mode(page, "act", "hand-over")


def test_a_language_file_that_is_gone_asks_for_the_new_page(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=("status of 404",))
    page.goto(f"/#/table/{table}")
    wait_mode(page, "act")
    page.route("**/assets/*.ftl", lambda route: route.fulfill(status=404))
    choose_language(page, "繁體中文")
    notice = page.locator("[data-notice=updated]")
    expect(notice).to_contain_text("The server has a newer version of this page.")
    page.unroute("**/assets/*.ftl")
    notice.get_by_role("button", name="Load it").click()
    expect(notice).to_have_count(0)
    wait_mode(page, "act")
    speaks(page)

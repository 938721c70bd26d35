"""Double clicks, and a server that is away, on the start and the result page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from .browser import Open
from .table import at_table, fresh, new_table, play_until, wait_mode

AGAIN = "**/api/tables/*/again"


def tables(page: Page) -> list[str]:
    return [one["table"] for one in page.request.get("/api/tables").json()]


def finished(open_page: Open) -> tuple[Page, str]:
    page, table = new_table(open_page, "random", "random", expect=("ERR_FAILED",))
    play_until(page, table, lambda now: False)
    at_table(page, table)
    wait_mode(page, "over")
    return page, table


def away(page: Page, pattern: str = "**/api/tables", method: str = "POST") -> None:
    page.route(pattern, lambda route: route.abort() if route.request.method == method else route.continue_())


@pytest.mark.parametrize("where", [".result .btn.primary", ".go .btn.primary"])
def test_play_again_makes_one_table_however_often_it_is_clicked(open_page: Open, where: str) -> None:
    page, table = finished(open_page)
    held: list[Route] = []
    page.route(AGAIN, lambda route: held.append(route))
    button = page.locator(where)
    button.dispatch_event("click")
    button.dispatch_event("click")
    page.locator(".go .btn.primary").dispatch_event("click")
    while not held:
        page.wait_for_timeout(10)
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_function("table => location.hash && !location.hash.endsWith(table)", arg=table)
    assert len(tables(page)) == 2


def test_play_again_says_when_the_server_is_away(open_page: Open) -> None:
    page, table = finished(open_page)
    away(page, AGAIN)
    page.locator(".result .btn.primary").click()
    notice = page.locator("[data-notice=again]")
    expect(notice).to_contain_text("The new table could not be made")
    page.unroute(AGAIN)
    notice.get_by_role("button", name="Try again").click()
    page.wait_for_function("table => !location.hash.endsWith(table)", arg=table)
    expect(notice).to_have_count(0)
    assert len(tables(page)) == 2


def test_a_start_clicked_twice_makes_one_table(open_page: Open) -> None:
    page = open_page()
    page.locator("[data-start]").wait_for()
    page.evaluate("() => { const start = document.querySelector('[data-start]'); start.click(); start.click(); }")
    wait_mode(page, "act", "watch")
    assert len(tables(page)) == 1


def test_a_list_that_cannot_be_read_is_not_called_empty(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=("ERR_FAILED",))
    away(page, method="GET")
    page.reload()
    alert = page.get_by_role("alert").filter(has_text="could not be read")
    expect(alert).to_be_visible()
    expect(page.get_by_text("None yet.")).to_have_count(0)
    page.unroute("**/api/tables")
    alert.get_by_role("button", name="Try again").click()
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()
    expect(alert).to_have_count(0)


def test_a_removal_that_fails_is_said(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "person", expect=("ERR_FAILED",))
    page.reload()
    away(page, "**/api/tables/*", "DELETE")
    remove = page.locator("li", has=page.locator(f"[data-table='{table}']")).get_by_role("button")
    remove.click()
    remove.click()
    notice = page.locator("[data-notice=remove]")
    expect(notice).to_contain_text("could not be removed")
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()
    page.unroute("**/api/tables/*")
    notice.get_by_role("button", name="Try again").click()
    expect(page.locator(f"[data-table='{table}']")).to_have_count(0)
    expect(notice).to_have_count(0)


def test_who_comes_back_to_the_list_sees_what_is(open_page: Open) -> None:
    page = open_page()
    expect(page.get_by_text("None yet.")).to_be_visible()
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]
    table = page.request.post("/api/tables", headers=fresh(), data={"game": "ming", "players": 2, "options": {}, "seats": seats}).json()["table"]
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(page.locator(f"[data-table='{table}']")).to_be_visible()


# --- a lost answer, and how games ended -------------------------------------------------------------------------


def lose_the_first_answer(page: Page, pattern: str = "**/api/tables") -> list[str | None]:
    """The server does what it is asked, but its first answer does not arrive; returns the keys that were sent."""
    keys: list[str | None] = []

    def swallow(route: Route) -> None:
        if route.request.method != "POST":
            return route.continue_()
        keys.append(route.request.headers.get("idempotency-key"))
        answer = route.fetch()
        return route.abort() if len(keys) == 1 else route.fulfill(response=answer)

    page.route(pattern, swallow)
    return keys


def test_a_new_game_whose_answer_is_lost_is_made_once(open_page: Open) -> None:
    page = open_page(expect=("ERR_FAILED",))
    start = page.locator("[data-start]")
    start.wait_for()
    keys = lose_the_first_answer(page)
    start.click()
    expect(page.locator(".problem[role=alert]").last).to_contain_text("The server cannot be reached")
    start.click()
    wait_mode(page, "act", "watch")
    assert len(keys) == 2
    assert keys[0] == keys[1] is not None
    assert len(tables(page)) == 1
    page.goto("/#/")
    start.click()
    wait_mode(page, "act", "watch")
    assert keys[2] != keys[0]
    assert len(tables(page)) == 2


def test_play_again_whose_answer_is_lost_makes_one_table(open_page: Open) -> None:
    page, table = finished(open_page)
    asked = lose_the_first_answer(page, AGAIN)
    page.locator(".result .btn.primary").click()
    page.locator("[data-notice=again]").get_by_role("button", name="Try again").click()
    page.wait_for_function("table => !location.hash.endsWith(table)", arg=table)
    assert len(asked) == 2
    assert len(tables(page)) == 2


@pytest.mark.parametrize(("lang", "wins"), [("en", "win"), ("zh-Hant", "獲勝"), ("zh-Hans", "获胜")])
def test_the_list_tells_who_won_and_everybodys_points(open_page: Open, lang: str, wins: str) -> None:
    page, table = new_table(open_page, "random", "random", "random", lang=lang)
    now = play_until(page, table, lambda now: False)
    page.reload()
    told = page.locator(f"[data-table='{table}'] [data-result]")
    expect(told).to_contain_text(wins)
    for seat, name in enumerate(("Ada", "Ben", "Cy")):
        expect(told).to_contain_text(f"{name} {now['result']['scores'][seat]}")
    said = told.inner_text().split(" · ")[0]
    assert {name for name in ("Ada", "Ben", "Cy") if name in said} == {("Ada", "Ben", "Cy")[seat] for seat in now["result"]["winners"]}


def test_the_list_says_you_to_the_only_person(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random")
    now = play_until(page, table, lambda now: False)
    page.reload()
    told = page.locator(f"[data-table='{table}'] [data-result]")
    expect(told).to_contain_text("win together" if len(now["result"]["winners"]) > 1 else "You win" if now["result"]["winners"] == [0] else "Ben wins")

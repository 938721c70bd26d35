"""People who are not in one room: from the start page and a link to the end of a game, with as many browsers as people."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.running import Running

from .browser import Open
from .table import HIT, complete, fresh, mode, position, send, settled, version
from .test_access import check

GAMES = ["ming", "royals", "palace"]
PLACES = ":is(.board, .controls, .hand)"
"""Where something can be chosen."""
PHONE = {"width": 390, "height": 844, "touch": True}


def invite(page: Page, game: str, *, seats: dict[int, str], players: int = 2) -> str:
    """On the start page: choose the game, let the seats be taken by link (or what else is said), make the table; the link."""
    page.locator(f"label[data-game={game}]").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name=str(players)).click()
    for seat, kind in seats.items():
        page.locator(".setup li").nth(seat).get_by_role("button", name=kind).click()
    page.get_by_label("Name of player 1").fill("Ada")
    page.locator("[data-start]").click()
    return page.locator("[data-link]").input_value()


def sit(page: Page, name: str, seat: int | None = None) -> None:
    page.locator("[data-name]").fill(name)
    place = page.locator("li[data-kind=open]") if seat is None else page.locator(f"li[data-seat='{seat}']")
    place.get_by_role("button", name="Sit here").first.click()


def at_a_table(page: Page) -> None:
    page.locator(".page[data-mode]").wait_for()


def table_id(page: Page) -> str:
    return page.url.split("/table/")[1].split("/")[0]


def turn(page: Page, rng: random.Random) -> None:
    """One whole turn with the mouse, on a map that is shown in part with the keyboard, whatever is legal and can be seen."""
    begun = version(page)
    for _ in range(80):
        settled(page)
        if mode(page) != "act" or version(page) != begun:
            return
        here = page.locator(f"{PLACES} [data-action]:not([aria-disabled=true])").filter(visible=True)
        actions = here.evaluate_all("all => all.map((e) => e.dataset.action)")
        if complete(page) and (not actions or rng.random() < 0.6):
            page.locator("[data-commit]").click()
        elif not actions:  # the page is between two of its states
            page.wait_for_timeout(50)
        else:
            action = rng.choice(actions)
            place = page.locator(f'{PLACES} [data-action="{action}"]:visible').first
            if point := place.evaluate(HIT):
                page.mouse.click(*point)
            else:  # where the map is not shown just now
                place.focus()
                page.keyboard.press("Enter")
    raise AssertionError("a turn without end")


def together(pages: list[Page], table: str, rng: random.Random, most: int) -> int:
    """Whoever is to move does, with the mouse; until so many turns are done, or the game is over. The turns done."""
    for done in range(most):
        now = to_move(pages[0], table)
        if now["status"] == "over":
            return done
        page = pages[now["actor"]]
        page.locator(".page[data-mode=act]").wait_for()
        turn(page, rng)
    return most


def to_move(page: Page, table: str) -> dict[str, Any]:
    now = position(page, table)
    while now["status"] == "running" and now["actor"] == "chance":
        now = position(page, table)
    return now


def past(pages: list[Page], table: str, rng: random.Random, least: int) -> None:
    """Play on past the pages until few turns are left, and somebody's turn has ended: the pages send whole turns."""
    before = None
    while (now := to_move(pages[0], table))["status"] == "running" and (now["version"] < least or now["actor"] == before):
        before = seat = now["actor"]
        legal = position(pages[seat], table, seat)["legal"]
        send(pages[seat], table, now["version"], seat, [rng.choice(legal)])


LEAST = {"ming": 215, "royals": 560, "palace": 280}
"""Nodes after which the pages play on by themselves to the end."""


@pytest.mark.parametrize("game", GAMES)
def test_two_people_with_a_device_each_play_a_whole_game(open_page: Open, game: str) -> None:
    """One at a desk, one with a phone; each sees the board move as the other plays, and nothing of the other's hand."""
    host, guest = open_page(), open_page(**PHONE)
    link = invite(host, game, seats={0: "Person here", 1: "By link"})
    expect(host.locator("[data-gathered]")).to_contain_text("One seat is open")
    guest.goto(link)
    sit(guest, "Ben")
    table = table_id(guest)
    rng, pages = random.Random(game), [host, guest]
    for page in pages:
        at_a_table(page)
    assert together(pages, table, rng, 8) == 8
    for page, own in ((host, 0), (guest, 1)):
        course = page.request.get(f"/api/tables/{table}/course?seat=mine").json()
        assert (course["own"], course["now"]["viewer"]) == ([own], own)
        assert page.request.get(f"/api/tables/{table}?seat={1 - own}").status == 403
    past(pages, table, rng, LEAST[game])
    together(pages, table, rng, 400)
    assert position(host, table)["status"] == "over"
    for page in pages:
        page.locator(".page[data-mode=over]").wait_for()
    # the same people again, one table for both
    host.get_by_role("button", name="Play again").first.click()
    host.wait_for_url(lambda url: table not in url)
    guest.get_by_role("button", name="Play again").first.click()
    guest.wait_for_url(lambda url: table not in url)
    assert table_id(host) == table_id(guest)


def test_the_host_sees_who_comes_sends_away_fills_and_begins(open_page: Open) -> None:
    """Three seats by link: one guest stays, one is sent away, the last seat goes to a computer, and the host begins."""
    host, ben, cy = open_page(), open_page(), open_page(lang="zh-Hant")
    host.locator("label[data-game=ming]").click()
    host.get_by_role("radiogroup", name="Players").get_by_role("radio", name="4").click()
    for seat in (1, 2, 3):
        host.locator(".setup li").nth(seat).get_by_role("button", name="By link").click()
    host.get_by_role("radio", name="when you say so").click()
    host.locator("[data-start]").click()
    link = host.locator("[data-link]").input_value()
    ben.goto(link)
    sit(ben, "Ben", 2)
    expect(host.locator("li[data-seat='2'] b")).to_have_text("Ben")
    cy.goto(link)
    cy.locator("[data-name]").fill("小西")
    cy.locator("li[data-seat='1']").get_by_role("button", name="坐這裡").click()
    expect(host.locator("li[data-seat='1'] b")).to_have_text("小西")
    host.locator("li[data-seat='1']").get_by_role("button", name="Send away").click()
    expect(cy.locator("li[data-seat='1'] b")).to_have_text("空位")
    cy.locator("li[data-seat='3']").get_by_role("button", name="坐這裡").click()
    expect(host.locator("li[data-seat='3'] b")).to_have_text("小西")
    host.locator("li[data-seat='1'] select").select_option("novice")
    expect(host.locator("[data-gathered]")).to_have_text("Everybody is here.")
    expect(ben.locator("[data-begin]")).to_have_count(0)
    host.locator("[data-begin]").click()
    for page in (host, ben, cy):
        at_a_table(page)
    table = table_id(host)
    owns = [page.request.get(f"/api/tables/{table}/course?seat=mine").json()["own"] for page in (host, ben, cy)]
    assert owns == [[0], [2], [3]]


def test_a_name_is_given_at_the_seat_until_the_game_begins(open_page: Open) -> None:
    """Whoever sat down without a name, and somebody else at the same device."""
    host, guest = open_page(), open_page(expect=("status of 400",))
    link = invite(host, "palace", seats={0: "Person here", 1: "By link", 2: "By link", 3: "By link"}, players=4)
    guest.goto(link)
    sit(guest, "")
    expect(host.locator("li[data-seat='1'] b")).to_have_text("Player 2")
    guest.get_by_label("Your name").fill("Ben")
    guest.keyboard.press("Enter")
    expect(host.locator("li[data-seat='1'] b")).to_have_text("Ben")
    guest.locator("li[data-seat='2']").get_by_role("button", name="One more here").click()
    guest.get_by_label("Name of player 3").fill("\u200b")
    guest.keyboard.press("Enter")
    expect(guest.get_by_role("alert")).to_contain_text("A name")
    expect(guest.get_by_label("Name of player 3")).to_have_value("")
    guest.get_by_label("Name of player 3").fill("Bea")
    guest.keyboard.press("Tab")
    expect(host.locator("li[data-seat='2'] b")).to_have_text("Bea")
    assert guest.get_by_text("make play").count() == 0


def test_a_mixed_table_hands_over_where_two_share_a_device(open_page: Open) -> None:
    """Two people at one device, one far away, a computer: hand-over screens only for the two."""
    host, guest = open_page(), open_page()
    link = invite(host, "royals", seats={0: "Person here", 1: "Person here", 2: "By link", 3: "Computer"}, players=4)
    guest.goto(link)
    sit(guest, "Cleo")
    for page in (host, guest):
        at_a_table(page)
    table, rng, handed = table_id(host), random.Random(2), 0
    for _ in range(14):
        now = to_move(host, table)
        page = guest if now["actor"] == 2 else host
        if now["actor"] == 3:
            host.wait_for_timeout(100)
            continue
        page.wait_for_function("() => ['act', 'hand-over'].includes(document.querySelector('.page').dataset.mode)")
        if mode(page) == "hand-over":
            assert page is host
            handed += 1
            page.get_by_role("button", name="show my side").click()
            page.locator(".page[data-mode=act]").wait_for()
        turn(page, rng)
    assert handed >= 2
    assert guest.locator(".handover, dialog[open]").count() == 0


def test_a_public_table_is_found_on_the_start_page(open_page: Open) -> None:
    host, guest, third = open_page(), open_page(), open_page()
    host.locator("label[data-game=palace]").click()
    host.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").click()
    host.locator(".setup li").nth(1).get_by_role("button", name="By link").click()
    host.get_by_role("radio", name="anybody on this server").click()
    host.locator("[data-start]").click()
    host.locator("[data-link]").wait_for()
    table = table_id(host)
    guest.reload()
    guest.locator(f"a[data-table='{table}']").click()
    sit(guest, "Ben")
    for page in (host, guest):
        at_a_table(page)
    third.reload()
    watch = third.locator(f"a[data-table='{table}']")
    expect(watch).to_be_visible()
    watch.click()
    at_a_table(third)
    assert mode(third) == "watch"


def test_a_private_table_lets_nobody_sit_down_without_its_link(open_page: Open) -> None:
    host, stranger = open_page(), open_page()
    invite(host, "ming", seats={0: "Person here", 1: "By link"})
    stranger.goto(f"/#/table/{table_id(host)}")
    expect(stranger.get_by_text("Seats are taken by the link of the invitation")).to_be_visible()
    assert stranger.get_by_role("button", name="Sit here").count() == 0
    assert stranger.locator("[data-link]").count() == 0


def test_whoever_comes_too_late_is_told(open_page: Open, server: Running) -> None:
    host, guest = open_page(), open_page(expect=("status of 409",))
    link = invite(host, "ming", seats={0: "Person here", 1: "By link", 2: "By link"}, players=3)
    table, secret = link.split("/table/")[1].split("/")

    def first(route: Route) -> None:
        """Somebody else sits down just before."""
        httpx.post(f"{server.url}/api/tables/{table}/seats/1", json={"name": "Ben", "link": secret}).raise_for_status()
        route.continue_()

    guest.goto(link)
    guest.route("**/seats/1", first)
    sit(guest, "Cy", 1)
    expect(guest.get_by_role("alert")).to_contain_text("Somebody was quicker")
    expect(guest.locator("li[data-seat='1'] b")).to_have_text("Ben")
    sit(guest, "Cy")
    for page in (host, guest):
        at_a_table(page)


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("zh-Hant", 1024, 768), ("zh-Hans", 390, 844), ("en", 320, 568)])
def test_the_gathering_is_accessible_at_every_size(open_page: Open, lang: str, width: int, height: int) -> None:
    page = open_page(lang=lang, width=width, height=height, dark=width == 1024)
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open", "name": ""}, {"kind": "open", "name": ""}, {"kind": "master", "name": ""}]
    answer = page.request.post("/api/tables", headers=fresh(), data={"game": "palace", "players": 4, "seats": seats})
    page.goto(f"/#/table/{answer.json()['table']}")
    page.locator("[data-link]").wait_for()
    expect(page.get_by_text("make play HOST=0.0.0.0")).to_be_visible()  # the tests are at an address that nobody else can come to
    check(page, f"gathering {lang} {width}")
    small = page.locator("button:visible, select:visible, input:visible").evaluate_all(
        "all => all.filter((e) => e.getBoundingClientRect().height < 36).map((e) => e.outerHTML)"
    )
    assert small == []


def test_the_computer_plays_for_who_has_left_until_they_come_back(open_page: Open) -> None:
    """From the settings of a phone; the others see it and play on; both pages of whoever left follow."""
    host, guest = open_page(), open_page(**PHONE, expect=("status of 403",))  # a page may still ask for the seat that the other has left
    link = invite(host, "royals", seats={0: "Person here", 1: "By link"})
    guest.goto(link)
    sit(guest, "Ben")
    table = table_id(guest)
    second = open_page(f"#/table/{table}", profile=guest)
    for page in (host, guest, second):
        at_a_table(page)
    guest.get_by_role("button", name="Settings").click()
    guest.locator("[data-leave]").click()
    for page in (guest, second):
        page.locator("[data-back]").first.wait_for()
    expect(host.locator(".seat[data-seat='1'] [data-away]")).to_be_visible()
    for _ in range(2):  # the computer plays in between
        host.locator(".page[data-mode=act]").wait_for()
        turn(host, random.Random(2))
    assert not guest.locator("[data-commit]").count()
    check(guest, "left")
    second.locator("[data-back]").first.click()
    expect(host.locator("[data-away]")).to_have_count(0)
    for page in (guest, second):
        expect(page.locator("[data-back]")).to_have_count(0)
        page.locator(".page[data-mode=act], .page[data-mode=watch]").wait_for()
    assert guest.request.get(f"/api/tables/{table}/course?seat=mine").json()["own"] == [1]

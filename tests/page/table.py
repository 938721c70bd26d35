"""What the page's tests do at a table: make one, come to it, act by mouse or keyboard, or get on quickly past the page."""

from __future__ import annotations

import os
import random
import uuid
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from playwright.sync_api import APIResponse, Page, Route

from .browser import Open

HEADERS = {"Content-Type": "application/json"}
NAMES = ("Ada", "Ben", "Cy", "Dot", "Eve")

# A point of an element that a mouse would hit, or null.
HIT = """(element) => {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect();
  for (const fy of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6]) for (const fx of [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6]) {
    const x = box.x + fx * box.width, y = box.y + fy * box.height;
    const top = document.elementFromPoint(x, y);
    if (top && element.contains(top)) return [x, y];
  }
  return null;
}"""


games: dict[str, int] = {}
"""How many tables each test has made."""


def fresh() -> dict[str, str]:
    """Headers for making a table: in each test the same games, one after the other."""
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    games[test] = games.get(test, 0) + 1
    return {**HEADERS, "Idempotency-Key": f"{sha256(test.encode()).hexdigest()} {games[test]}"}


def new_table(open_page: Open, *kinds: str, game: str = "ming", options: dict[str, Any] | None = None, **looks: Any) -> tuple[Page, str]:
    """Make a table past the start page, with people called Ada, Ben …; returns the page (not yet at the table) and the id."""
    page = open_page(**looks)
    page.request.get("/api/tables")
    seats = [{"kind": kind, "name": NAMES[i]} for i, kind in enumerate(kinds)]
    answer = page.request.post("/api/tables", headers=fresh(), data={"game": game, "players": len(kinds), "options": options or {}, "seats": seats})
    assert answer.status == 201, answer.text()
    return page, answer.json()["table"]


def at_table(page: Page, table: str) -> Page:
    """Come to the table and wait until it is drawn; a page that is there already is loaded anew, for it may be behind what was played past it."""
    address = "/#/table/" + table
    if page.url.endswith(address):
        page.reload()
    else:
        page.goto(address)
    page.locator(".page[data-mode]").wait_for()
    return page


def mode(page: Page) -> str:
    return page.get_attribute(".page", "data-mode") or ""


def wait_mode(page: Page, *modes: str) -> str:
    page.wait_for_function("modes => modes.includes(document.querySelector('.page')?.dataset.mode)", arg=list(modes))
    return mode(page)


def version(page: Page) -> int:
    return int(page.get_attribute(".page", "data-version") or 0)


def wait_version(page: Page, at: int) -> None:
    """Wait until the table is shown after so many nodes."""
    page.wait_for_function("at => Number(document.querySelector('.page').dataset.version) === at", arg=at)


def prompt(page: Page) -> str:
    return page.inner_text("[data-prompt]")


def complete(page: Page) -> bool:
    return page.get_attribute("[data-commit]", "aria-disabled") == "false"


def click(page: Page, selector: str) -> None:
    """Click with the mouse on a point of the first such element that is not covered."""
    element = page.locator(selector).first
    element.wait_for()
    point = element.evaluate(HIT)
    assert point, f"{selector} cannot be reached by the mouse"
    page.mouse.click(*point)


def settled(page: Page) -> None:
    """Wait until the page has asked the server about the draft."""
    page.wait_for_function("() => !document.querySelector('.page').dataset.busy")


def targets(page: Page, area: str = ".board, .controls") -> list[str]:
    """The actions that can be chosen now."""
    selector = ", ".join(f"{part} [data-action]:not([aria-disabled=true])" for part in area.split(", "))
    return page.locator(selector).evaluate_all("elements => elements.map((e) => e.dataset.action)")


def commit(page: Page, press: Callable[[], None]) -> None:
    """End the turn and wait until the server has it."""
    before = version(page)
    press()
    page.wait_for_function("before => Number(document.querySelector('.page').dataset.version) > before", arg=before)


# --- past the page ----------------------------------------------------------------------------------------------


def position(page: Page, table: str, seat: int | None = None) -> dict[str, Any]:
    answer = page.request.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
    assert answer.ok, answer.text()
    return dict(answer.json())


def send(page: Page, table: str, version: int, seat: int, actions: list[str]) -> APIResponse:
    headers = {**HEADERS, "Idempotency-Key": uuid.uuid4().hex}
    return page.request.post(f"/api/tables/{table}/commit", headers=headers, data={"version": version, "seat": seat, "actions": actions})


def play_until(page: Page, table: str, reached: Callable[[dict[str, Any]], bool], rng: random.Random | None = None, most: int = 600) -> dict[str, Any]:
    """Let the people of the table play anything legal, inclined to deploy, until the position fits (with a person to act, or over)."""
    rng = rng or random.Random(7)
    now = position(page, table)
    for _ in range(most):
        while now["status"] == "running" and (not isinstance(now["actor"], int) or now["seats"][now["actor"]]["kind"] != "person"):
            now = position(page, table)
        if now["status"] == "over":
            return now
        seat = now["actor"]
        if now["viewer"] != seat or now["legal"] is None:
            now = position(page, table, seat)
        if reached(now):
            return now
        eager = [action for action in now["legal"] if action.startswith(("step", "deploy")) and action != "deploy 0"]
        answer = send(page, table, now["version"], seat, [rng.choice(eager if eager and rng.random() < 0.8 else now["legal"])])
        assert answer.ok, answer.text()
        now = answer.json()["now"]
    raise AssertionError("the position was not reached")


class Held:
    """What a page reads of its table is held back until it is let go."""

    def __init__(self, page: Page, what: str = "**/course?*") -> None:
        self._waiting: list[Route] | None = []
        page.route(what, self._come)

    def _come(self, route: Route) -> None:
        if self._waiting is None:
            route.continue_()
        else:
            self._waiting.append(route)

    def let_go(self) -> None:
        waiting, self._waiting = self._waiting or [], None
        for route in waiting:
            route.continue_()


def far_enough(game: str) -> Callable[[dict[str, Any]], bool]:
    """Fits a position some turns after the set-up with the first person to act."""
    fits = {"ming": lambda view: view["phase"] == 3, "royals": lambda view: view["turn"] > 8, "palace": lambda view: view["round_no"] == 2}[game]
    return lambda now: fits(now["view"]) and now["actor"] == 0

"""What is partly out of view can be chosen: first it is chosen, then it comes into view; by mouse and by finger, on every board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, new_table, play_until, settled
from .test_gesture import ready

PHONE = {"width": 390, "height": 844, "touch": True}
DESK = {"width": 1440, "height": 900}
TRIED = 3
Place = dict[str, Any]

# Places on the map that stick out of the window, with a point of each that can be hit, near its edge.
STICKING_OUT = """window => {
  const frame = window.getBoundingClientRect();
  const edge = { left: Math.max(frame.left, 0), right: Math.min(frame.right, innerWidth) };
  [edge.top, edge.bottom] = [Math.max(frame.top, 0), Math.min(frame.bottom, innerHeight)];
  return [...window.querySelectorAll("[data-place][data-action]")].flatMap((place) => {
    const box = place.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
    const [top, bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)];
    const hidden = 1 - ((right - left) * (bottom - top)) / (box.width * box.height);
    if (right - left < 8 || bottom - top < 8 || hidden < 0.15) return [];
    for (const fx of [0.5, 0.2, 0.8]) for (const fy of [0.5, 0.2, 0.8]) {
      const [x, y] = [left + fx * (right - left), top + fy * (bottom - top)];
      if (document.elementFromPoint(x, y)?.closest("[data-place]") === place) return [{ place: place.dataset.place, x, y }];
    }
    return [];
  });
}"""


def sticking_out(page: Page, frame: str) -> list[Place]:
    return list(page.locator(frame).evaluate(STICKING_OUT))


def drag_map(page: Page, dx: float, dy: float) -> None:
    """Drag the map by mouse, from its middle."""
    box = page.locator(".board .window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + dx / 2, y + dy / 2)
    page.mouse.move(x + dx, y + dy)
    page.mouse.up()


def hit(page: Page, place: Place, touch: bool) -> None:
    if touch:
        page.touchscreen.tap(place["x"], place["y"])
    else:
        page.mouse.click(place["x"], place["y"])


def choose_at_the_edge(page: Page, frame: str, move: Callable[[int], None], touch: bool) -> None:
    """Move the board about until legal places stick out of the window; each of them can be chosen there, at once."""
    tried: set[str] = set()
    for step in range(24):
        move(step)
        found = [one for one in sticking_out(page, frame) if one["place"] not in tried]
        if not found:
            continue
        place = found[0]
        tried.add(place["place"])
        hit(page, place, touch)
        chosen = page.locator(f".draft button.chip, [data-place='{place['place']}'][aria-pressed=true]")
        expect(chosen).not_to_have_count(0)
        settled(page)
        expect(page.locator(".toast, .refused")).to_have_count(0)
        page.keyboard.press("Shift+Z")
        page.keyboard.press("Escape")
        expect(chosen).to_have_count(0)
        settled(page)
        if len(tried) == TRIED:
            return
    assert tried, "nothing stuck out of the window"


def at(open_page: Open, game: str, node: str, size: dict[str, Any]) -> Page:
    page, table = new_table(open_page, "person", "person", game=game, **size)
    play_until(
        page, table, lambda now: now["node"] == node and sum(action.split()[0] not in ("pass", "end", "done", "stay") for action in now["legal"]) > MANY[game]
    )
    at_table(page, table)
    ready(page)
    return page


MANY = {"ming": 2, "royals": 6, "palace": 2}
"""More legal actions than these, so that some of them are at any edge."""
MAPS = [("ming", "neutral"), ("ming", "prince"), ("ming", "turn"), ("royals", "play")]
DIRECTIONS = [(-120, 0), (0, -90), (120, 60), (60, 120), (-200, -60), (90, -150), (230, 40), (-60, 200)]


@pytest.mark.parametrize(("game", "node"), MAPS)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_place_at_the_edge_of_the_map_can_be_chosen(open_page: Open, game: str, node: str, size: dict[str, Any]) -> None:
    page = at(open_page, game, node, size)
    if size is DESK:
        for _ in range(3):
            page.get_by_role("button", name=re.compile("larger|Zoom in", re.IGNORECASE)).click()
    choose_at_the_edge(page, ".board .window", lambda step: drag_map(page, *DIRECTIONS[step % len(DIRECTIONS)]), size is PHONE)


@pytest.mark.parametrize(("node", "frame"), [("station", ".castle-area"), ("stairs", ".castle-area"), ("recruit", ".park-area")])
def test_a_place_at_the_edge_of_the_phone_can_be_chosen(open_page: Open, node: str, frame: str) -> None:
    page = at(open_page, "palace", node, {**PHONE, "height": 640})
    choose_at_the_edge(page, frame, lambda step: page.evaluate("by => document.scrollingElement.scrollTo(0, by)", 37 * step), True)

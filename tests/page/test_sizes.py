"""A grid of window sizes, from 320x480 and 640x320 to a desk: nothing to click is too small, covered or out of reach, in no game."""

from __future__ import annotations

from collections import defaultdict

import pytest
from playwright.sync_api import Page

from .browser import Open
from .table import at_table, new_table, play_until, settled, wait_mode

SIZES = (
    *((1920, 1080), (1440, 900), (1366, 625), (1280, 720), (1280, 600), (1024, 768), (910, 512)),
    *((844, 390), (768, 1024), (720, 450), (699, 600), (640, 320), (390, 844), (320, 480)),
)
LEAST = 24
"""Pixels on each side of what can be clicked."""
NODES = {"ming": ("place", "card", "turn", "return"), "royals": ("draw", "play"), "palace": ("station", "parade", "stairs", "recruit")}

# What can be clicked and is too small: what it is, and its size.
SMALL = """(least) => {
  const small = [];
  const clickable = "button, a[href], input, select, summary, [role=button], [role=tab], [role=option], [data-place], [data-action]";
  for (const element of document.querySelectorAll(clickable)) {
    const { width, height } = element.getBoundingClientRect();
    if (!width || !height || !element.checkVisibility({ visibilityProperty: true }) || element.closest(".vh")) continue;
    const name = element.dataset.place ?? element.ariaLabel ?? element.textContent.trim();
    if (Math.min(width, height) < least - 0.5) small.push(`${name} .${element.classList[0]}`);
  }
  return [...new Set(small)];
}"""

# What can be chosen but lies under something else, on a map that can be dragged set aside.
COVERED = """() => [...document.querySelectorAll("[data-action]:not([aria-disabled=true]), [data-commit]")].filter((element) => {
  element.scrollIntoView({ block: "center", inline: "nearest" });
  const box = element.getBoundingClientRect();
  if (!box.width || element.closest(".window")) return false;
  for (const fx of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const fy of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const top = document.elementFromPoint(box.x + fx * box.width, box.y + fy * box.height);
    if (top && element.contains(top)) return false;
  }
  return true;
}).map((element) => element.dataset.action ?? "commit")"""


def at(open_page: Open, game: str, node: str) -> Page:
    """A table with four seats, a person to act at a node."""
    page, table = new_table(open_page, "person", "greedy", "greedy", "greedy", game=game)
    later = {"parade": 2, "stairs": 2, "recruit": 2}
    play_until(
        page, table, lambda now: now["node"] == node and now["view"].get("round_no", 9) >= later.get(node, 0) and (node != "play" or len(now["legal"]) > 1)
    )
    at_table(page, table)
    wait_mode(page, "act", "over")
    settled(page)
    return page


def drawn(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def faults(page: Page) -> str:
    """What is too small, covered or too wide, and at which sizes."""
    found: dict[str, list[str]] = defaultdict(list)
    for width, height in SIZES:
        drawn(page, width, height)
        here = [f"small: {one}" for one in page.evaluate(SMALL, LEAST)] + [f"covered: {one}" for one in page.evaluate(COVERED)]
        if page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
            here.append("wider than the window")
        for one in here:
            found[one].append(f"{width}x{height}")
    return "\n".join(f"{fault} at {' '.join(sizes)}" for fault, sizes in found.items())


@pytest.mark.parametrize(("game", "node"), [(game, node) for game, nodes in NODES.items() for node in nodes])
def test_what_can_be_clicked_is_large_enough_and_free(open_page: Open, game: str, node: str) -> None:
    assert faults(at(open_page, game, node)) == ""


@pytest.mark.parametrize(("game", "node"), [("ming", "card"), ("ming", "turn"), ("royals", "draw"), ("royals", "play")])
def test_what_can_be_clicked_with_a_plan_is_large_enough_and_free(open_page: Open, game: str, node: str) -> None:
    """Something is chosen: chips, numbers, other ways and what can still be changed are there, too."""
    page = at(open_page, game, node)
    page.locator('.board [data-place][data-action]:not([data-action="dragon"])').first.press("Enter")
    settled(page)
    page.locator(".act .chip").first.wait_for()
    assert faults(page) == ""

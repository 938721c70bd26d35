"""Access: axe on every page, landmarks, live regions, focus, small screens, reduced motion."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, new_table, play_until, targets, wait_mode

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# A place on a board shows figures (members, cards) that its sentence says in words; its printed name must stand in the sentence.
RUN = """async () => {
  const onBoard = (node) => document.querySelector(node.target[0])?.closest(".board .sheet");
  const { violations } = await axe.run();
  for (const one of violations) if (one.id === "label-content-name-mismatch") one.nodes = one.nodes.filter((node) => !onBoard(node));
  for (const place of document.querySelectorAll(".board [data-place]")) {
    const name = place.querySelector(".name")?.textContent.trim() ?? "";
    if (!place.getAttribute("aria-label")?.includes(name)) violations.push({ id: "place-name", help: name, nodes: [{ target: [place.dataset.place] }] });
  }
  return violations.filter((one) => one.nodes.length);
}"""
SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def check(page: Page, where: str) -> None:
    """axe finds nothing, and nothing is wider than the page."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(RUN)
    assert not found, [(where, one["id"], one["help"], [node["target"] for node in one["nodes"]][:4]) for one in found]
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), f"{where} overflows"


def sized(name: str) -> dict[str, int]:
    return {"width": SIZES[name][0], "height": SIZES[name][1]}


@pytest.mark.parametrize(("size", "dark"), [("desk", False), ("tablet", True), ("phone", False), ("phone", True)])
def test_start_page(open_page: Open, size: str, dark: bool) -> None:
    page = open_page(**sized(size), dark=dark)
    page.locator("[data-start]").wait_for()
    page.locator("summary").click()
    check(page, f"start {size}")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    check(page, f"settings {size}")


@pytest.mark.parametrize(
    ("size", "dark", "lang"),
    [("desk", False, "en"), ("desk", True, "zh-Hant"), ("tablet", False, "zh-Hans"), ("phone", False, "en"), ("phone", True, "zh-Hant")],
)
def test_table(open_page: Open, size: str, dark: bool, lang: str) -> None:
    page, table = new_table(open_page, "person", "person", **sized(size), dark=dark, lang=lang)
    play_until(page, table, lambda now: now["node"] == "turn" and any(a.startswith("step") for a in now["legal"]))
    at_table(page, table)
    wait_mode(page, "act")
    check(page, f"table {size}")
    page.keyboard.press("/")
    page.keyboard.type("nonsense")
    page.keyboard.press("Enter")
    page.get_by_role("alert").filter(has_text="MD-9.1").first.wait_for()
    check(page, f"refusal {size}")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    check(page, f"rules {size}")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    wait_mode(page, "replay")
    check(page, f"replay {size}")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_result_and_hand_over(open_page: Open, size: str) -> None:
    page, table = new_table(open_page, "random", "random", **sized(size))
    play_until(page, table, lambda now: False)
    at_table(page, table)
    wait_mode(page, "over")
    check(page, f"result {size}")
    page, table = new_table(open_page, "person", "person", **sized(size))
    play_until(page, table, lambda now: now["node"] == "return")
    at_table(page, table)
    wait_mode(page, "hand-over")
    check(page, f"hand-over {size}")


def test_the_order_of_tab(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy")
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    wait_mode(page, "act")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the board")).to_be_focused()
    page.keyboard.press("Enter")
    areas = []
    for _ in range(40):
        page.keyboard.press("Tab")
        area = page.evaluate("() => document.activeElement.closest('.board, .controls, .go, .hand, .rail, .top')?.classList[0] ?? ''")
        if area and (not areas or areas[-1] != area):
            areas.append(area)
        if area == "rail":
            break
    assert areas[0] == "board"
    assert areas == sorted(areas, key=["board", "act", "controls", "go", "hand", "rail"].index)
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement !== document.body")


def test_the_board_is_one_tab_stop_and_arrows_walk_it(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy")
    play_until(page, table, lambda now: now["node"] == "place")
    at_table(page, table)
    wait_mode(page, "act")
    expect(page.locator(".board .sheet [tabindex='0']")).to_have_count(1)
    page.locator(".board .sheet [tabindex='0']").focus()
    seen = set()
    for _ in range(len(targets(page, ".board"))):
        page.keyboard.press("PageDown")
        seen.add(page.evaluate("document.activeElement.dataset.action"))
        assert page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.textContent.trim()")
    assert seen == set(targets(page, ".board"))


def test_prompt_is_polite_and_refusals_are_assertive(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy")
    at_table(page, table)
    wait_mode(page, "act")
    expect(page.locator(".act [aria-live=polite]")).to_have_text(page.inner_text("[data-prompt]"))
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="MD-9.3").first).to_be_attached()


def test_a_page_has_its_landmarks(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy")
    at_table(page, table)
    for role in ("banner", "main", "complementary"):
        expect(page.get_by_role(role)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_nothing_moves_where_motion_is_reduced(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy")
    at_table(page, table)
    wait_mode(page, "act")
    assert page.get_attribute("html", "data-motion") == "reduced"
    assert page.evaluate("() => document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 10).length") == 0

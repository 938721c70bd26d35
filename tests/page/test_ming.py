"""The board of Ming Dynasty: planning a walk, deploying, taking a dragon, members that go home, and what cannot be."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, new_table, play_until, prompt, settled, targets, wait_mode

Reached = Callable[[dict[str, Any]], bool]
GAMES = 5  # tried before a node is given up


def come_to(open_page: Open, reached: Reached, players: int = 2, **looks: Any) -> tuple[Page, dict[str, Any]]:
    """A table of people where this node is reached, and the position of the seat to act. Chance is the server's: not every game comes there."""
    for _ in range(GAMES):
        page, table = new_table(open_page, *["person"] * players, **looks)
        now = play_until(page, table, reached)
        if now["status"] == "running":
            break
    assert reached(now)
    at_table(page, table)
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.locator("[data-mode=hand-over] dialog button, .handover button").first.click()
        wait_mode(page, "act")
    settled(page)
    return page, now


def draft(page: Page) -> int:
    return page.locator(".act .chip").count()


def far(now: dict[str, Any]) -> str | None:
    """A district two steps away where the move may end and that has several ways."""
    routes = (now["advice"] or {}).get("routes", {})
    return next(
        (d for d, ways in routes.items() if len(ways) > 1 and len(ways[0]["actions"]) == 2 and ways[0]["can_stop"] and len(ways[1]["actions"]) == 2), None
    )


def can_walk_far(now: dict[str, Any]) -> bool:
    return now["node"] == "turn" and far(now) is not None


def test_a_click_plans_the_whole_walk_and_another_way_can_be_taken(open_page: Open) -> None:
    page, now = come_to(open_page, can_walk_far)
    goal = far(now)
    ways = now["advice"]["routes"][goal]
    click(page, f'[data-place="district {goal}"]')
    settled(page)
    assert draft(page) >= 2
    expect(page.locator(".ways button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".flag")).to_have_count(2)
    other = page.locator(".ways button[data-action][aria-pressed=false]").first
    other.click()
    settled(page)
    expect(page.locator(".flag")).to_have_count(len(ways[1]["actions"]))


def test_digits_and_the_switch_set_the_deployment(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] in ("way", "deploy") and "deploy 2 monk" in now["legal"])
    assert "deploy 2" in targets(page, ".controls")
    page.locator(".toggle").click()
    assert "deploy 2 monk" in targets(page, ".controls")
    page.keyboard.press("2")
    settled(page)
    assert draft(page) == 1
    page.locator(".toggle").click()
    settled(page)
    expect(page.locator('.controls [data-action="deploy 2"]')).to_have_attribute("aria-pressed", "true")
    assert draft(page) == 1
    page.keyboard.press("9")
    expect(page.locator(".toast")).to_contain_text("MD-3.4.3")


def test_without_confirmation_a_monk_can_still_be_chosen(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] in ("way", "deploy") and "deploy 2 monk" in now["legal"], settings={"confirm": False})
    page.locator(".toggle").click()
    click(page, '.controls [data-action="deploy 2 monk"]')
    page.wait_for_function("before => Number(document.querySelector('.page').dataset.version) > before", arg=now["version"])


def test_a_dragon_is_paid_from_the_space_that_is_clicked(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "card")
    offered = {action for action in now["legal"] if action.startswith("take")}
    assert offered <= set(targets(page, ".board"))
    click(page, "[data-place=dragons]")
    assert {action for action in targets(page, ".board") if action.startswith("dragon ")} == {action for action in now["legal"] if action.startswith("dragon")}
    assert "dragon" in prompt(page)
    pays = next(action for action in now["legal"] if action.startswith("dragon"))
    click(page, f'.board [data-action="{pays}"]')
    settled(page)
    expect(page.locator(".hand .fresh")).to_have_count(1)


def test_members_go_home_from_the_houses_or_by_a_button(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] in ("home", "neutral-home"))
    assert set(now["legal"]) <= set(targets(page, ".controls"))
    wanted, other = now["legal"][-1], now["legal"][0]
    areas = page.locator('[data-place^="area "]')
    for i, part in enumerate(wanted.split()[1:]):
        for _ in range(int(part)):
            areas.nth(i).focus()
            page.keyboard.press("Enter")
            settled(page)
    expect(page.locator(f'.controls [data-action="{wanted}"]')).to_have_attribute("aria-pressed", "true")
    assert draft(page) == 1
    click(page, f'.controls [data-action="{other}"]')
    expect(page.locator(f'.controls [data-action="{other}"]')).to_have_attribute("aria-pressed", "true")
    assert draft(page) == 1


def test_members_go_home_to_the_district_that_is_clicked(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] in ("home", "neutral-home") and sum(map(int, now["legal"][0].split()[1:])) == 1)
    ends = page.locator(".controls [data-action]")
    boxes = ends.evaluate_all("all => all.map((e) => [e.getBoundingClientRect().width, e.getBoundingClientRect().height])")
    assert len(boxes) == len(now["legal"])
    assert all(width >= 24 and height >= 24 for width, height in boxes)
    province = now["view"]["scored_province"]
    for action in now["legal"]:
        area = [*map(int, action.split()[1:])].index(1)
        button = page.locator(f'.controls [data-action="{action}"]')
        expect(button).to_have_text(re.compile(f"^\\s*{province[0].upper()}\\s*{'I' * (area + 1)}\\s*$"))
        click(page, f'.board [data-place="district {province}{area + 1}"]')
        settled(page)
        expect(button).to_have_attribute("aria-pressed", "true")
        assert draft(page) == 1


def test_the_return_number_says_what_staying_scores_and_where_the_others_go(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "return" and len(now["legal"]) > 2, players=3)
    stay, value = len(now["legal"]) - 1, now["view"]["forecast"]["value"]["city_member"]
    assert f"How many of your {stay} members go home" in prompt(page)
    assert f"Each that stays scores {value}." in prompt(page)
    notes = page.locator(".controls .seg button small").all_inner_texts()
    assert notes[: stay + 1] == [f"+{one['members'] + one['majority']}" for one in now["advice"]["returns"]]
    homes = page.locator(".controls .homes > span")
    areas = now["view"]["cities"][now["view"]["scored_province"]][now["viewer"]]
    assert [int(text.split()[0]) for text in homes.all_inner_texts()] == [n for n in areas if n]
    page.keyboard.press("1")
    settled(page)
    expect(page.locator('.controls [data-action="return 1"]')).to_have_attribute("aria-pressed", "true")


def test_the_prompt_counts_the_placements(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "place" and now["view"]["placing"]["number"] == 3)
    assert "member 3 of 5" in prompt(page)
    click(page, ".board [data-place='space green']")
    settled(page)
    assert "Placed: member 3 of 5" in prompt(page)


def test_open_cards_of_all_and_what_the_others_took(open_page: Open) -> None:
    def taken(now: dict[str, Any]) -> bool:
        return now["node"] == "card" and now["view"]["seats"][now["viewer"]]["hand_size"] > 2

    page, now = come_to(open_page, taken, players=3)
    for seat, row in enumerate(now["view"]["seats"]):
        card = page.locator(f'.seat[data-seat="{seat}"]')
        expect(card.locator(".held .card")).to_have_count(row["hand_size"])
        spoken = card.locator(".held .vh").inner_text()
        for kind, n in row["hand"].items():
            assert (f"{kind.replace('sedan', 'Sedan chair').capitalize()} {n}" in spoken) == (n > 0), (kind, spoken)
        fresh = card.locator(".held .fresh")
        expect(fresh).to_have_count(0 if seat == now["viewer"] else 1)  # each has taken one since
    expect(page.locator(".rail .log")).to_contain_text(re.compile("gets the card (Horse|Boat|Ship|Sedan chair|Carriage|Rickshaw)|takes a dragon"))


def test_where_the_others_have_deployed(open_page: Open) -> None:
    for _ in range(GAMES * 4):
        page, table = new_table(open_page, "person", "person", "person")
        now = play_until(page, table, lambda now: now["node"] == "turn" and any(sum(d["open"]) for d in now["view"]["districts"].values()))
        lines = page.request.get(f"/api/tables/{table}/course?seat={now['viewer']}").json()["lines"]
        mine = max((line["n"] for line in lines if line["seat"] == now["viewer"]), default=-1)
        rows = [(row, line["action"]) for line in lines[mine + 1 :] for row in line["rows"] if row[0] == "MD-3.4.3"]
        if rows:
            break
    else:
        raise AssertionError("nobody deploys")
    at_table(page, table)
    wait_mode(page, "act")
    (_, seat, _, district), action = rows[-1]
    expect(page.locator(".board .late").first).to_be_visible()
    label = page.get_attribute(f'.board [data-place="district {district}"]', "aria-label") or ""
    assert f"Just deployed: {('Ada', 'Ben', 'Cy')[seat]} {action.split()[1]}" in label
    page.locator(".rail .log button", has_text="deploys").first.click()  # the latest; a turn is one line, opened it tells where
    expect(page.locator(".rail .log")).to_contain_text(re.compile(f"in {district[:-1].capitalize()} I"))


def test_a_district_out_of_reach_answers_with_its_rule(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "turn" and len(now["advice"]["routes"]) < 16)
    closed, reason = next((aim, reason) for aim, reason in now["closed"].items() if reason["rule"].startswith("MD-3.1."))
    click(page, f'[data-place="{closed}"]')
    expect(page.locator(".toast")).to_contain_text(reason["rule"])
    assert draft(page) == 0


@pytest.mark.parametrize(("lang", "word"), [("en", "Legal"), ("zh-Hant", "可選"), ("zh-Hans", "可选")])
def test_arrows_walk_the_legal_districts_and_each_says_its_sentence(open_page: Open, lang: str, word: str) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "turn" and len(now["advice"]["routes"]) > 3, lang=lang)
    page.locator(".board [tabindex='0']").first.focus()
    visited = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "PageDown", "PageDown"):
        page.keyboard.press(key)
        place, label, closed = page.evaluate("() => { const e = document.activeElement; return [e.dataset.place, e.ariaLabel, e.ariaDisabled]; }")
        assert closed != "true"
        assert word in label
        visited.add(place)
    assert len(visited) > 2
    assert page.locator(".board [data-place][tabindex='0']").count() == 1


def test_a_phone_shows_a_part_of_the_map_that_can_be_dragged(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "turn", width=390, height=844)
    expect(page.locator("svg.mini")).to_be_visible()
    shown = "() => document.querySelector('svg.mini .frame').getAttribute('x')"
    before = page.evaluate(shown)
    box = page.locator(".ming-board .window").bounding_box()
    assert box
    x, y = box["x"] + 150, box["y"] + 150
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 20, steps=4)
    page.mouse.move(x - 60, y - 20, steps=4)
    page.mouse.up()
    moved = page.evaluate(shown)
    assert draft(page) == 0  # a drag is no click
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 90, y, steps=4)
    page.mouse.up()
    assert len({before, moved, page.evaluate(shown)}) > 1


def test_no_bonus_is_promised_when_the_game_is_over(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy")
    play_until(page, table, lambda now: False, most=2000)
    at_table(page, table)
    wait_mode(page, "over")
    expect(page.locator(".seat .tiles")).to_have_count(2)
    expect(page.locator(".seat .tiles .value, .seat .tiles.near")).to_have_count(0)

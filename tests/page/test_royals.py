"""The board of Royals: whole games, drawing, paying card by card, usurping, discarding, people at one device."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, click, commit, complete, mode, new_table, play_until, position, prompt, send, settled, version, wait_mode
from .test_access import check, sized
from .test_game import check_the_end, focused, tab_to

MOST = 300  # turns after which a game is given up
GAMES = 8  # tables made for a position that chance must bring
Position = dict[str, Any]


# --- whole games ------------------------------------------------------------------------------------------------


def play_on(page: Page, table: str, turns: int) -> None:
    """Past the page: turns of the only person, who takes what is dearest."""
    for _ in range(turns):
        now = position(page, table, 0)
        while now["status"] == "running" and now["actor"] != 0:
            now = position(page, table, 0)
        while now["status"] == "running" and now["actor"] in (0, "chance"):
            if now["legal"]:
                answer = send(page, table, now["version"], 0, dearest(now))
                assert answer.ok, answer.text()
            now = position(page, table, 0)


def dearest(now: Position) -> list[str]:
    """An action at a node, a whole payment at once."""
    if now["node"] == "play":
        ways = [portrait["ways"][0] for city in now["advice"]["portraits"].values() for portrait in city.values() if portrait["ways"]]
        return max((way["actions"] for way in ways), key=len, default=["end"])
    return now["advice"].get("finish") or now["legal"][-1:]


def legal_places(page: Page) -> list[str]:
    return page.locator(".board [data-place][data-action]").evaluate_all("all => all.map((e) => e.dataset.action)")


def act_by_mouse(page: Page, rng: random.Random) -> None:
    """Draw, or install something; at the end of a turn the button does the rest."""
    click(page, f'.board [data-place][data-action="{rng.choice(legal_places(page))}"]')


def turn(page: Page, choose: Callable[[], None], end: Callable[[], None], rng: random.Random) -> None:
    """Act until something is sent: the turn, or a draw that cannot be taken back."""
    begun = version(page)
    for _ in range(30):
        settled(page)
        if mode(page) != "act" or version(page) > begun:
            return
        if complete(page) and (not legal_places(page) or rng.random() < 0.6):
            end()
        else:
            choose()
    raise AssertionError(f"the turn does not end: {prompt(page)}")


def test_a_game_by_mouse(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy", game="royals", width=1024, height=768)
    at_table(page, table)
    rng = random.Random(3)
    for step in range(MOST):
        if wait_mode(page, "act", "over") == "over":
            break
        turn(page, lambda: act_by_mouse(page, rng), lambda: page.locator("[data-commit]").click(), rng)
        if step == 20:
            play_on(page, table, 25)
            at_table(page, table)
    check_the_end(page)


def act_by_keyboard(page: Page, rng: random.Random) -> None:
    """Tab to the board, walk, press Enter."""
    tab_to(page, ".board")
    for _ in range(rng.randrange(1, 4)):
        page.keyboard.press(rng.choice(("PageDown", "ArrowLeft", "ArrowDown", "ArrowRight")))
    if page.evaluate("document.activeElement.dataset.action !== undefined"):
        page.keyboard.press("Enter")


def end_by_keyboard(page: Page) -> None:
    tab_to(page, ".go")
    while focused(page) != "commit":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_a_game_by_keyboard_alone(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random", game="royals", width=1024, height=768)
    at_table(page, table)
    rng = random.Random(4)
    for step in range(MOST):
        if wait_mode(page, "act", "over") == "over":
            break
        turn(page, lambda: act_by_keyboard(page, rng), lambda: end_by_keyboard(page), rng)
        if step == 14:
            play_on(page, table, 28)
            at_table(page, table)
    check_the_end(page)


# --- single positions -------------------------------------------------------------------------------------------


def hoard(now: Position) -> list[str]:
    """Blind draws, three Intrigue cards among them, and no installation, so that hands grow."""
    if now["node"] == "draw":
        few = now["view"]["seats"][now["viewer"]]["intrigue_size"] < 3
        return ["draw intrigue" if few and "draw intrigue" in now["legal"] else "draw deck"]
    return ["end"] if now["node"] == "play" else now["advice"]["finish"]


def play_to(page: Page, table: str, reached: Callable[[Position], bool], choose: Callable[[Position], list[str]]) -> Position | None:
    """Play past the page until a position is reached, and what the seat to act sees of it; None if the game ends before."""
    while (now := position(page, table))["status"] == "running":
        if now["legal"] is None:  # chance is to act, or was quicker than the second question
            now = position(page, table, now["actor"] if now["actor"] != "chance" else None)
        if now["legal"] is None:
            continue
        if reached(now):
            return now
        answer = send(page, table, now["version"], now["actor"], choose(now))
        assert answer.ok, answer.text()
    return None


def come_to(open_page: Open, reached: Callable[[Position], bool], choose: Callable[[Position], list[str]] = hoard, **looks: Any) -> tuple[Page, Position]:
    """A table of two people where a position is reached, and what the seat to act sees of it; what chance has not brought by the end, another game may."""
    for _ in range(GAMES):
        page, table = new_table(open_page, "person", "person", game="royals", **looks)
        if (now := play_to(page, table, reached, choose)) is not None:
            break
    assert now is not None, "the position was not reached"
    at_table(page, table)
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.get_by_role("dialog").get_by_role("button").click()
        wait_mode(page, "act")
    settled(page)
    return page, now


def portraits(now: Position) -> dict[str, Any]:
    """Advice by portrait, as the page names them."""
    return {f"{city} {title}": one for city, row in now["advice"]["portraits"].items() for title, one in row.items()}


def rich(now: Position) -> bool:
    """A noble can be paid with three replaced by others, in several ways."""
    return now["node"] == "play" and any(way["wild"] == 1 and way["choices"] > 3 for one in portraits(now).values() if not one["owed"] for way in one["ways"])


def marked(page: Page) -> dict[str, str]:
    """Cards of the hand that are chosen, and what is written on them."""
    cards = page.locator(".hand [data-card]").evaluate_all(
        "all => all.map((e) => [e.dataset.card, [...e.querySelectorAll('.mark:not(.new)')].map((m) => m.dataset.long).join(' ')])"
    )
    return {card: text for card, text in cards if text}


def drafted(page: Page) -> str:
    return " · ".join(page.locator(".act .chip:not(.locked)").all_inner_texts())


def test_pointing_at_a_noble_tells_price_payments_and_gains(open_page: Open) -> None:
    page, now = come_to(open_page, rich)
    name = next(name for name, one in portraits(now).items() if one["ways"] and one["gains"]["markers"])
    one = portraits(now)[name]
    page.locator(f'.board [data-place="{name}"]').hover(force=True)
    tip = page.locator(".tip")
    expect(tip).to_contain_text("You can install this noble")
    expect(tip).to_contain_text("City marker")
    expect(tip.locator(".ways .first b")).to_have_text(str(one["ways"][0]["cards"]))
    label = page.locator(f'[data-place="{name}"]').get_attribute("aria-label") or ""
    assert "You can install" in label
    assert "Cheapest payment" in label
    closed = next((name for name, one in portraits(now).items() if one["rule"] == "RO-4.4"), None)
    if closed:
        page.locator(f'.board [data-place="{closed}"]').hover(force=True)
        expect(tip).to_contain_text("short")
        expect(tip).to_contain_text("RO-4.4")


def test_the_cheapest_payment_is_proposed_and_every_other_one_can_be_picked(open_page: Open) -> None:
    page, now = come_to(open_page, rich)
    name, one = next((n, o) for n, o in portraits(now).items() if not o["owed"] and any(w["wild"] == 1 and w["choices"] > 3 for w in o["ways"]))
    click(page, f'.board [data-place="{name}"]')
    settled(page)
    assert sum(int(n) for text in marked(page).values() for n in text.split() if n.isdigit()) == one["ways"][0]["cards"]
    click(page, '.controls [data-action="wild 1"]')
    settled(page)
    before = marked(page)
    others = {card: text for card, text in before.items() if "wild" in text}
    assert others
    hand = now["view"]["seats"][now["viewer"]]["hand"]
    left = [card for card in hand if hand[card] > sum(int(n) for n in before.get(card, "").split() if n.isdigit())]
    taken, free = next((card, other) for card in others for other in left if other != card)
    page.locator(f'.hand [data-card="{taken}"]').click()
    settled(page)
    assert "choose one more card" in prompt(page)
    assert page.get_attribute("[data-commit]", "aria-disabled") == "true"
    page.locator(f'.hand [data-card="{free}"]').click()
    settled(page)
    after = marked(page)
    assert after != before
    assert "wild" in after[free]
    assert complete(page)
    page.keyboard.press("z")
    settled(page)
    assert drafted(page) == ""


def either(now: Position) -> list[str]:
    """Nobles that can be paid without replacements and with one, while other cards are in hand."""
    hand = now["view"]["seats"][now["viewer"]]["hand"]
    return (
        []
        if list(hand.values()).count(0) > 2
        else [name for name, one in portraits(now).items() if not one["owed"] and {0, 1} <= {way["wild"] for way in one["ways"]}]
    )


def test_a_tap_or_a_digit_begins_a_replacement(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "play" and bool(either(now)))
    click(page, f'.board [data-place="{either(now)[0]}"]')
    settled(page)
    cheapest = marked(page)
    assert not any("wild" in text for text in cheapest.values())
    other = next(card for card in now["view"]["seats"][now["viewer"]]["hand"] if page.locator(f'.hand [data-card="{card}"]').count() and card not in cheapest)
    page.locator(f'.hand [data-card="{other}"]').click()
    settled(page)
    assert "wild" in marked(page)[other]  # 1, or more if nothing else completes the payment
    assert "choose 2 more cards" in prompt(page) or complete(page)
    page.keyboard.press("0")
    settled(page)
    assert marked(page) == cheapest
    page.keyboard.press("9")
    expect(page.locator(".toast")).to_contain_text("RO-4.6")


def test_numbers_that_cannot_be_answer_with_their_rule(open_page: Open) -> None:
    page, now = come_to(open_page, rich)
    name = next(n for n, o in portraits(now).items() if o["ways"] and not o["owed"] and o["cost"] > max(w["wild"] for w in o["ways"]))
    click(page, f'.board [data-place="{name}"]')
    settled(page)
    page.locator(".controls .stepper button[aria-disabled=true]").last.click(force=True)
    expect(page.locator(".toast")).to_contain_text("RO-4.6")
    assert marked(page)


def usurps(now: Position) -> bool:
    return now["node"] == "play" and any(one["victim"] is not None and any(way["plot"] == 1 for way in one["ways"]) for one in portraits(now).values())


def seldom(now: Position) -> list[str]:
    """Hoard; only the first seat installs, so that the other one can usurp."""
    if now["node"] == "play" and now["actor"] == 0 and any(one["ways"] and one["cost"] < 3 for one in portraits(now).values()):
        return next(one["ways"][0]["actions"] for one in portraits(now).values() if one["ways"] and one["cost"] < 3)
    return hoard(now)


def test_a_payment_that_somebody_else_began_can_be_finished(open_page: Open) -> None:
    """A computer player stood in and had begun to pay when its person came back."""

    def installs(now: Position) -> list[str]:
        return [action for action in now["legal"] if action.startswith("install")][:1] or hoard(now)

    page, now = come_to(open_page, lambda now: now["node"] == "wild" and len(now["legal"]) > 1, installs)
    assert "A payment has begun" in prompt(page)
    button = page.locator("[data-commit]")
    expect(button).to_contain_text("Pay the rest")
    button.click()
    settled(page)
    expect(button).to_contain_text("End")
    commit(page, button.click)
    table = page.url.rsplit("/", 1)[1]
    paid = [line["action"] for line in page.request.get(f"/api/tables/{table}/course?seat={now['actor']}").json()["lines"] if line["n"] >= now["version"]]
    assert paid[: len(now["advice"]["finish"])] == now["advice"]["finish"]


def test_a_usurpation_names_its_victim_and_takes_intrigue_cards(open_page: Open) -> None:
    page, now = come_to(open_page, usurps, seldom)
    name, one = next((n, o) for n, o in portraits(now).items() if o["victim"] is not None and any(way["plot"] == 1 for way in o["ways"]))
    victim = now["seats"][one["victim"]]["name"]
    assert f"usurp this noble from {victim}" in (page.locator(f'[data-place="{name}"]').get_attribute("aria-label") or "")
    click(page, f'.board [data-place="{name}"]')
    settled(page)
    expect(page.locator(".act .chip.open")).to_contain_text(victim)
    click(page, '.controls [data-action="plot 1"]')
    settled(page)
    pairs = {card: text for card, text in marked(page).items() if " " in card}
    assert sum(int(text.split()[-1]) for text in pairs.values()) == one["owed"] + 1
    expect(page.locator(".log")).to_contain_text("buried")


def test_what_is_paid_without_wild_cards_is_not_told(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "play" and any(one["ways"] and not one["rule"] for one in portraits(now).values()))
    name = next(n for n, one in portraits(now).items() if one["ways"] and not one["rule"])
    click(page, f'.board [data-place="{name}"]')
    settled(page)
    expect(page.locator(".log")).to_contain_text("installs the")
    expect(page.locator(".log")).not_to_contain_text("without wild")


HEADLINES = """() => {
  const prompt = document.querySelector("[data-prompt]");
  window.headlines = [];
  new MutationObserver(() => window.headlines.push(prompt.textContent)).observe(prompt, { subtree: true, characterData: true, childList: true });
}"""


def test_what_others_pay_without_wild_cards_is_not_told(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "greedy", "greedy", game="royals", settings={"pace": "fast"})
    now = play_until(page, table, lambda now: now["node"] == "draw" and now["version"] > 12)
    at_table(page, table)
    wait_mode(page, "act")
    page.evaluate(HEADLINES)
    for _ in range(3):  # turns of the person, whose moves are not told
        turn = now["version"]
        now = play_until(page, table, lambda now, turn=turn: now["node"] == "draw" and now["version"] > turn + 6)
        page.locator(f'.page[data-mode="act"][data-version="{now["version"]}"]').wait_for()
    told = page.evaluate("window.headlines")
    assert any("installs the" in text for text in told)
    assert not [text for text in told if "without wild" in text or "ends the turn" in text]


# Cards and badges of the hand that reach over another card.
OVERLAPS = """() => {
  const stacks = [...document.querySelectorAll(".hand .stack")];
  const box = (element) => element.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return stacks.flatMap((stack) => [stack, ...stack.querySelectorAll(".n, .mark")].flatMap((part) =>
    stacks.filter((other) => other !== stack && !apart(box(part), box(other))).map(() => part.className)));
}"""


@pytest.mark.parametrize("size", ["desk", "tablet", "phone"])
def test_cards_of_the_hand_do_not_cover_each_other(open_page: Open, size: str) -> None:
    def varied(now: Position) -> bool:
        seat = now["view"]["seats"][now["viewer"]]
        return now["node"] == "play" and sum(n > 0 for n in seat["hand"].values()) > 2 and sum(n > 0 for n in seat["intrigue"].values()) > 2

    page, _ = come_to(open_page, varied, **sized(size))
    assert page.locator(".hand .pair").count() > 2
    assert page.evaluate(OVERLAPS) == []


BEYOND = """() => {
  const room = document.querySelector(".hand").getBoundingClientRect();
  return [...document.querySelectorAll(".hand .stack")].filter((stack) => stack.getBoundingClientRect().right > room.right).length;
}"""


@pytest.mark.parametrize("size", ["desk", "tablet"])
def test_all_cards_of_the_hand_are_in_its_panel(open_page: Open, size: str) -> None:
    """More Intrigue cards than a hand may keep, as in the middle of a turn."""

    def plotting(now: Position) -> list[str]:
        return ["draw intrigue"] if "draw intrigue" in now["legal"] else hoard(now)

    def full(now: Position) -> bool:
        return sum(n > 0 for n in now["view"]["seats"][now["viewer"]]["intrigue"].values()) > 4

    page, _ = come_to(open_page, full, plotting, **sized(size))
    assert page.locator(".hand .pair").count() > 4
    assert page.evaluate(BEYOND) == 0
    assert min(box["height"] for box in (pair.bounding_box() for pair in page.locator(".hand .pair").all()) if box) >= 24


def test_the_numbers_of_nobles_within_reach_have_headings(open_page: Open) -> None:
    page, _ = come_to(open_page, rich)
    head, row = page.locator(".market .head span").last, page.locator(".market .list li b").first
    expect(head).to_have_text("cards")
    ends = [element.evaluate("e => e.getBoundingClientRect().right") for element in (head, row)]
    assert abs(ends[0] - ends[1]) < 1
    shown = page.locator('[data-place^="display "]').first
    assert re.match(r"(Open card|\d open cards): ", shown.get_attribute("aria-label") or "")


def test_undo_stops_at_a_blind_draw_and_says_why(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "draw" and now["view"]["turn"] > 4 and now["view"]["draw"]["countries"] == 0)
    shown = page.locator('.board [data-place^="display "][data-action]').first
    shown.click()
    settled(page)
    assert drafted(page)
    page.keyboard.press("z")
    settled(page)
    assert drafted(page) == ""
    click(page, '.board [data-place="deck"]')
    settled(page)
    assert "cannot be put back" in prompt(page)
    commit(page, lambda: click(page, '.board [data-place="deck"]'))  # pressed again, it is drawn
    assert wait_mode(page, "act", "hand-over") == "act"  # the same person goes on
    settled(page)
    expect(page.locator(".act .chip.locked")).to_contain_text("Drew 1")
    page.keyboard.press("z")
    expect(page.locator(".toast")).to_contain_text("cannot be taken back")


def test_who_drew_blind_draws_on_with_one_click_each(open_page: Open) -> None:
    page, _ = come_to(open_page, lambda now: now["node"] == "draw" and now["view"]["turn"] > 4 and now["view"]["draw"]["countries"] == 0)
    button = page.locator("[data-commit]")
    expect(button).to_contain_text("Draw first")
    assert not complete(page)
    click(page, '.board [data-place="deck"]')
    settled(page)
    for _ in range(2):
        expect(button).to_contain_text("Draw from the deck")
        expect(button).to_contain_text("Cannot be put back")
        commit(page, button.click)
        settled(page)
    commit(page, button.click)
    settled(page)
    expect(button).not_to_contain_text("Draw")
    expect(page.locator(".act .chip.locked")).to_contain_text("Drew 3")


def test_discards_are_proposed_and_can_be_changed(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "play" and now["view"]["seats"][now["viewer"]]["hand_size"] > 13)
    page.locator("[data-commit]").click()
    settled(page)
    over = now["view"]["seats"][now["viewer"]]["hand_size"] - 12
    expect(page.locator("[data-commit]")).to_contain_text(f"Discard {over}")
    gone = next(iter(marked(page)))
    page.locator(f'.hand [data-card="{gone}"]').click()
    assert not complete(page)
    other = next(
        c for c in ("france", "germany", "britain", "spain") if c != gone and c not in marked(page) and page.locator(f'.hand [data-card="{c}"].movable').count()
    )
    page.locator(f'.hand [data-card="{other}"]').click()
    assert other in marked(page)
    commit(page, lambda: page.locator("[data-commit]").click())
    expect(page.locator(".log")).to_contain_text("discards")


def test_hidden_points_are_said_to_be_hidden(open_page: Open) -> None:
    page, table = new_table(open_page, "person", "random", game="royals", options={"markers": "hidden"})
    at_table(page, table)
    wait_mode(page, "act", "watch")
    expect(page.locator("[data-seat='1'] .pts")).to_contain_text("?Points hidden until the end")
    expect(page.locator("[data-seat='0'] .pts")).to_contain_text("0")


def test_two_people_hand_the_device_over(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "play" and now["view"]["turn"] > 3)
    table, first = now["table"], now["actor"]
    hand = page.locator(".hand [data-card]").count()
    assert hand
    page.locator("[data-commit]").click()
    wait_mode(page, "hand-over")
    assert page.locator(".hand [data-card]").count() == 0
    expect(page.locator(".log")).not_to_contain_text("Drawn from the deck")
    page.get_by_role("dialog").get_by_role("button").click()
    wait_mode(page, "act")
    assert position(page, table)["actor"] != first
    assert page.locator(".hand [data-card]").count() > 0


@pytest.mark.parametrize(
    ("width", "height", "dark", "lang"), [(1440, 900, False, "en"), (1024, 768, True, "zh-Hant"), (390, 844, False, "zh-Hans"), (390, 844, True, "en")]
)
def test_access(open_page: Open, width: int, height: int, dark: bool, lang: str) -> None:
    page, now = come_to(open_page, rich, width=width, height=height, dark=dark, lang=lang)
    check(page, "play")
    for panel in ("period", "titles", "nobles", "cards"):
        page.locator(f'[role=tab][id$="-{panel}"]').click()
        check(page, f"panel {panel}")
    name = next(n for n, o in portraits(now).items() if o["ways"])
    page.locator(f'.board [data-place="{name}"]').focus()
    page.keyboard.press("Enter")
    settled(page)
    check(page, "payment")
    expect(page.locator(".board .sheet [tabindex='0']")).to_have_count(1)


# --- markers, and what can be chosen out of view ---------------------------------------------------------------------


def test_how_many_markers_the_others_took_is_shown(open_page: Open) -> None:
    """Their points are hidden (RO-10.3), but everybody saw how many markers they took."""
    page, now = come_to(open_page, lambda now: now["node"] == "draw" and now["view"]["turn"] > 6, dearest)
    for seat, row in enumerate(now["view"]["seats"]):
        expect(page.locator(f'.seat[data-seat="{seat}"] [data-markers] b')).to_have_text(str(row["marker_count"]))
    assert any(row["marker_count"] for row in now["view"]["seats"])


def test_numbers_of_replacements_say_what_they_replace(open_page: Open) -> None:
    page, now = come_to(open_page, lambda now: now["node"] == "play" and any(one["owed"] and one["ways"] for one in portraits(now).values()), dearest)
    name = next(name for name, one in portraits(now).items() if one["owed"] and one["ways"])
    click(page, f'.board [data-place="{name}"]')
    settled(page)
    expect(page.locator(".controls .stepper .lab")).to_have_text(["Wild Country", "Wild Intrigue"])


LIT = "() => [...document.querySelectorAll('.board .window [data-place][data-action]')].map((e) => e.getBoundingClientRect().toJSON())"


def seen(page: Page) -> int:
    """Lit portraits whose middle is in the window of the map."""
    box = page.locator(".royals-board .window").bounding_box()
    assert box
    middles = [(r["x"] + r["width"] / 2, r["y"] + r["height"] / 2) for r in page.evaluate(LIT)]
    return sum(box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"] for x, y in middles)


def test_a_phone_leads_to_the_only_portrait_that_is_lit(open_page: Open) -> None:
    def single(now: Position) -> bool:
        return now["node"] == "play" and len([a for a in now["legal"] if a.startswith("install")]) == 1

    page, _ = come_to(open_page, single, dearest, width=390, height=844)
    assert seen(page) == 1
    expect(page.locator(".beyond")).to_have_count(0)
    box = page.locator(".royals-board .window").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for dx, dy in ((330, 0), (-330, 0), (0, 330), (0, -330)) * 3:  # drag the map until it is out of view
        if not seen(page):
            break
        page.mouse.move(x - dx / 2, y - dy / 2)
        page.mouse.down()
        page.mouse.move(x + dx / 2, y + dy / 2, steps=6)
        page.mouse.up()
    assert seen(page) == 0
    page.locator(".beyond").click()
    assert seen(page) == 1
    expect(page.locator(".beyond")).to_have_count(0)


def test_signs_of_the_map_are_explained(open_page: Open) -> None:
    """On the map for those who point, in a panel for fingers, keys and those who listen."""
    page, _ = come_to(open_page, lambda now: now["node"] == "draw")
    for place in ("seal", "square", "box"):
        assert page.locator(".royals-board .things title", has_text=re.compile(place, re.IGNORECASE)).count(), place
    page.get_by_role("tab", name="Period").click()
    expect(page.locator("[data-legend] li")).to_have_count(4)


@pytest.mark.parametrize("width", [1440, 390])
def test_badges_cover_no_number(open_page: Open, width: int) -> None:
    """What a noble takes stands beside price and influence, and so does the number of the act."""
    page, now = come_to(open_page, lambda now: now["node"] == "play" and any(one["ways"] for one in portraits(now).values()), dearest, width=width)

    def covered() -> list[str]:
        return list(
            page.evaluate("""() => [...document.querySelectorAll(".things .cost rect, .things .flag circle")].flatMap((badge) => {
              const a = badge.getBoundingClientRect();
              return [...document.querySelectorAll(".city .cost, .city .influence")].filter((number) => {
                const b = number.getBoundingClientRect();
                return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
              }).map((number) => number.textContent);
            })""")
        )

    assert page.locator(".things .cost rect").count()
    assert covered() == []
    name = next(name for name, one in portraits(now).items() if one["ways"])
    click(page, f'.board [data-place="{name}"]')
    settled(page)
    assert page.locator(".things .flag circle").count()
    assert covered() == []

"""The keys of a turn under every layout, script and case; undo and redo by key and by button, in every game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser import Open
from .table import click, settled, targets
from .test_gesture import every, posted, seated

SHIFT = 8
Now = dict[str, Any]
TWICE = {
    "ming": lambda now: now["node"] == "turn" and any(action.startswith("step") for action in now["legal"]),
    "royals": lambda now: now["node"] == "draw" and not now["view"]["first_turn"] and sum(now["view"]["display"].values()) > 1,
    "palace": lambda now: now["node"] == "station" and now["view"]["stations_left"] > 2,
}
"""A turn in which two acts can be drafted."""


def key(page: Page, key: str, code: str, modifiers: int = 0) -> None:
    """Press a key of another keyboard than that of this machine."""
    session = page.context.new_cdp_session(page)
    event = {"key": key, "code": code, "modifiers": modifiers}
    session.send("Input.dispatchKeyEvent", {"type": "keyDown", **event})
    session.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})
    session.detach()
    settled(page)


def choose(page: Page) -> None:
    """The first act on the board that is open to undo."""
    actions = [action for action in targets(page) if not action.endswith(("deck", "intrigue", " 0", "pass"))]
    click(page, f'.board [data-action="{actions[0]}"], .controls [data-action="{actions[0]}"]')
    settled(page)


def drafted(page: Page) -> list[str]:
    return page.locator(".draft button.chip").evaluate_all("chips => chips.map((chip) => chip.getAttribute('aria-label'))")


def twice(open_page: Open, game: str) -> tuple[Page, list[str]]:
    """At a table with two acts drafted, and what the chips say."""
    page, _ = seated(open_page, game, TWICE[game])
    choose(page)
    choose(page)
    assert len(drafted(page)) >= 2
    return page, drafted(page)


# --- undo, restart, redo ----------------------------------------------------------------------------------------


@every
def test_what_was_taken_back_can_be_done_again(open_page: Open, game: str) -> None:
    page, both = twice(open_page, game)
    page.keyboard.press("z")
    settled(page)
    assert drafted(page) == both[:-1]
    page.keyboard.press("x")
    settled(page)
    assert drafted(page) == both
    page.keyboard.press("Shift+Z")
    settled(page)
    assert drafted(page) == []
    page.keyboard.press("x")
    settled(page)
    assert drafted(page) == both
    for _ in both:
        page.locator("[data-undo]").click()
        settled(page)
    assert drafted(page) == []
    for n in range(1, len(both) + 1):
        page.locator("[data-redo]").click()
        settled(page)
        assert drafted(page) == both[:n]
    expect(page.locator("[data-redo]")).to_have_attribute("aria-disabled", "true")


@every
def test_control_z_and_y_do_as_everywhere(open_page: Open, game: str) -> None:
    page, both = twice(open_page, game)
    page.keyboard.press("Control+z")
    settled(page)
    assert drafted(page) == both[:-1]
    page.keyboard.press("Control+y")
    settled(page)
    assert drafted(page) == both
    page.keyboard.press("Control+z")
    settled(page)
    page.keyboard.press("Control+Shift+Z")
    settled(page)
    assert drafted(page) == both


def test_another_choice_ends_what_could_be_done_again(open_page: Open) -> None:
    page, both = twice(open_page, "palace")
    page.keyboard.press("z")
    settled(page)
    other = next(action for action in reversed(targets(page, ".board")) if action not in str(both))
    click(page, f'.board [data-action="{other}"]')
    settled(page)
    now = drafted(page)
    expect(page.locator("[data-redo]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("x")
    settled(page)
    assert drafted(page) == now


def test_undo_and_redo_stay_where_they_are(open_page: Open) -> None:
    """Nothing that can be clicked moves away because it was clicked."""
    page, _ = twice(open_page, "palace")
    before = [page.locator(selector).bounding_box() for selector in ("[data-undo]", "[data-redo]")]
    page.locator("[data-undo]").click()
    settled(page)
    assert [page.locator(selector).bounding_box() for selector in ("[data-undo]", "[data-redo]")] == before


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_a_long_prompt_keeps_to_its_two_lines(open_page: Open, width: int, height: int) -> None:
    """Person, sentence and forecast together: none of them covers the plan or the buttons below."""
    page, _ = seated(open_page, "ming", TWICE["ming"], width=width, height=height)
    choose(page)
    choose(page)
    expect(page.locator(".prompt .whose")).to_be_visible()
    expect(page.locator(".prompt .badge")).to_be_visible()
    low = max(page.locator(f".prompt {part}").evaluate("e => e.getBoundingClientRect().bottom") for part in (".whose", ".badge", ".sentence"))
    assert low <= page.locator(".draft").evaluate("e => e.getBoundingClientRect().top")


# --- layouts ----------------------------------------------------------------------------------------------------

UNDO = [("Z", 0), ("я", 0), ("ζ", 0), ("ㅋ", 0), ("ｚ", 0), ("Process", 0)]


@pytest.mark.parametrize(("sign", "shift"), UNDO)
def test_one_step_is_taken_back_in_any_script(open_page: Open, sign: str, shift: int) -> None:
    """Caps Lock, Cyrillic, Greek, Korean, full width, an input method."""
    page, both = twice(open_page, "palace")
    key(page, sign, "KeyZ", shift)
    assert drafted(page) == both[:-1]
    key(page, "ч" if sign == "я" else "X", "KeyX")
    assert drafted(page) == both


@pytest.mark.parametrize("sign", ["Z", "z", "Я", "я"])
def test_shift_takes_back_the_turn_in_any_script(open_page: Open, sign: str) -> None:
    page, _ = twice(open_page, "palace")
    key(page, sign, "KeyZ", SHIFT)
    assert drafted(page) == []


def test_a_latin_letter_counts_where_it_stands(open_page: Open) -> None:
    """On a French keyboard Z is where others have W, on Dvorak a semicolon where others have Z."""
    page, both = twice(open_page, "palace")
    key(page, "w", "KeyZ")
    key(page, ";", "KeyZ")
    assert drafted(page) == both
    key(page, "z", "KeyW")
    assert drafted(page) == both[:-1]


def test_hints_notation_help_and_replay_in_other_scripts(open_page: Open) -> None:
    page, _ = seated(open_page, "palace", TWICE["palace"])
    hints = posted(page, "hint")
    key(page, "р", "KeyH")
    assert hints
    page.keyboard.press("Escape")
    key(page, "／", "Slash")
    expect(page.get_by_role("combobox")).to_be_focused()
    page.keyboard.press("Escape")
    key(page, "？", "Slash", SHIFT)
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    key(page, "к", "KeyR")
    expect(page.locator(".page")).to_have_attribute("data-mode", "replay")


@pytest.mark.parametrize(("sign", "code"), [("2", "Digit2"), ("é", "Digit2"), ("٢", "Digit2"), ("２", "Digit2"), ("2", "Numpad2")])
def test_figures_of_any_keyboard(open_page: Open, sign: str, code: str) -> None:
    page, _ = seated(open_page, "palace", lambda now: "muster 2" in now["legal"])
    key(page, sign, code)
    expect(page.locator(".draft button.chip")).to_have_count(1)


def test_letters_jump_on_the_board_in_any_script(open_page: Open) -> None:
    page, _ = seated(open_page, "ming", lambda now: now["node"] == "neutral")
    page.locator(".board [data-place][tabindex='0']").first.focus()
    for sign, code, province in (("и", "KeyB", "blue"), ("O", "KeyO", "orange")):
        key(page, sign, code)
        assert re.search(f" {province}", page.evaluate("document.activeElement.dataset.place"))


@pytest.mark.parametrize(("lang", "words"), [("en", "do again what was taken back"), ("zh-Hant", "恢復剛才收回的一步"), ("zh-Hans", "恢复刚才收回的一步")])
def test_the_key_help_names_redo(open_page: Open, lang: str, words: str) -> None:
    page, _ = seated(open_page, "ming", TWICE["ming"], lang=lang)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("dl")).to_contain_text(f"X {words}" if lang == "en" else words)

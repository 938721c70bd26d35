"""What was chosen is on the screen before the server has answered; one question at a time; nothing that is pressed meanwhile is lost or misunderstood."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from royaltable import games

from .browser import Open
from .table import at_table, click, complete, far_enough, new_table, play_until, settled, targets, version, wait_mode

NO = {"type": "urn:royaltable:refused", "detail": "It cannot be.", "rule": "MD-3.0.4"}


class Previews:
    """The page's questions about drafts: each is held back until it is let go."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._waiting: list[Route] = []
        self._free = False
        self.asked: list[list[str]] = []
        self.most = 0
        page.route("**/preview", self._come)

    def _come(self, route: Route) -> None:
        self.asked.append((route.request.post_data_json or {})["actions"])
        if self._free:
            route.continue_()
        else:
            self._waiting.append(route)
            self.most = max(self.most, len(self._waiting))

    def wait(self, asked: int) -> None:
        """Until so many questions have been asked."""
        for _ in range(500):
            if len(self.asked) >= asked:
                return
            self._page.wait_for_timeout(20)
        raise AssertionError(f"asked {len(self.asked)} times only")

    def answer(self, how: Callable[[Route], None] = lambda route: route.continue_()) -> None:
        """Let the one that waits go on its way, or (`how`) go wrong."""
        (route,) = self._waiting
        self._waiting = []
        how(route)

    def answer_all(self) -> None:
        """Answer, now and from now on."""
        self._free = True
        waiting, self._waiting = self._waiting, []
        for route in waiting:
            route.continue_()
        settled(self._page)


def begun(open_page: Open, game: str, reached: Callable[[dict], bool] | None = None) -> Page:  # type: ignore[type-arg]
    """A person is to decide something that has several answers."""
    page, table = new_table(open_page, "person", "person", game=game, expect=("ERR_FAILED",))
    play_until(page, table, reached or (lambda now: far_enough(game)(now) and len(now["legal"]) > 2 and any(map(draws, now["legal"]))))
    at_table(page, table)
    if wait_mode(page, "act", "hand-over") == "hand-over":
        page.get_by_role("button", name="show my side").click()
        wait_mode(page, "act")
    settled(page)
    return page


def draws(action: str) -> bool:
    """Whether an action is chosen by one click."""
    return action.split()[0] in {"step", "muster", "draw", "install"}


@pytest.fixture
def placing(open_page: Open) -> Page:
    """Ming Dynasty: a member is to be placed on one of the spaces."""
    return begun(open_page, "ming", lambda now: now["node"] == "place" and now["actor"] == 0)


@pytest.fixture
def walking(open_page: Open) -> Page:
    """Ming Dynasty: a prince may walk, and deploy where he comes."""
    return begun(open_page, "ming", lambda now: now["node"] == "turn" and now["actor"] == 0 and any(map(deploys_after, routes(now))))


def routes(now: dict) -> list[dict]:  # type: ignore[type-arg]
    return [way for ways in (now["advice"] or {"routes": {}})["routes"].values() for way in ways]


def deploys_after(way: dict) -> bool:  # type: ignore[type-arg]
    return bool(way["can_stop"])


def chips(page: Page) -> int:
    return page.locator(".act .chip").count()


def spaces(page: Page) -> list[str]:
    return [f'.board .space[data-action="{action}"]' for action in targets(page, ".board") if action.startswith("place")]


@pytest.mark.parametrize("game", games.NAMES)
def test_what_was_chosen_is_shown_before_the_answer(open_page: Open, game: str) -> None:
    page = begun(open_page, game)
    before = chips(page)
    previews = Previews(page)
    action = next(filter(draws, targets(page, ".board, .controls")))
    click(page, f':is(.board, .controls) [data-action="{action}"]')
    expect(page.locator(".act .asked .chip").first).to_be_visible()
    expect(page.locator(".act .chip:not(.asked .chip)")).to_have_count(before)
    expect(page.locator("[data-asked]").first).to_be_visible()
    assert not complete(page)
    previews.wait(1)
    said = page.locator(".act .chip").last.inner_text()
    previews.answer_all()
    expect(page.locator(".act .asked, [data-asked]")).to_have_count(0)
    assert chips(page) > before
    assert said in page.locator(".act .draft").inner_text()


def test_the_walk_and_its_cards_are_drawn_before_the_answer(walking: Page) -> None:
    previews = Previews(walking)
    hand = walking.locator(".hand .card")
    cards = hand.count()
    action = next(a for a in targets(walking, ".board") if a.startswith("step"))
    click(walking, f'.board [data-action="{action}"]')
    expect(walking.locator(".board .flag").first).to_be_visible()
    expect(walking.locator(".hand .card.spent")).not_to_have_count(0)
    assert hand.count() == cards
    previews.answer_all()
    assert hand.count() == cards


def test_the_last_of_several_choices_counts_and_one_question_is_in_the_air(placing: Page) -> None:
    previews = Previews(placing)
    first, second, third = spaces(placing)[:3]
    for space in (first, second, third):
        click(placing, space)
    previews.wait(1)
    for n in range(1, 4):
        previews.wait(n)
        previews.answer()
    settled(placing)
    assert previews.most == 1
    assert len(previews.asked) == 3
    assert [len(asked) for asked in previews.asked] == [1, 1, 1]
    expect(placing.locator(".act .chip")).to_have_count(1)
    expect(placing.locator(".board .space.chosen")).to_have_attribute("data-action", previews.asked[-1][0])
    assert third.endswith(f'"{previews.asked[-1][0]}"]')


def test_a_figure_typed_meanwhile_goes_on_from_the_plan(walking: Page) -> None:
    previews = Previews(walking)
    action = next(a for a in targets(walking, ".board") if a.startswith("step"))
    click(walking, f'.board [data-action="{action}"]')
    walked = chips(walking)
    walking.keyboard.press("0")
    assert chips(walking) == walked
    previews.wait(1)
    previews.answer()
    previews.wait(2)
    assert previews.asked[1] == [*previews.asked[0], "deploy 0"]
    assert previews.most == 1
    previews.answer_all()
    assert complete(walking)


def test_what_can_no_longer_be_done_says_so(walking: Page) -> None:
    previews = Previews(walking)
    action = next(a for a in targets(walking, ".board") if a.startswith("step"))
    click(walking, f'.board [data-action="{action}"]')
    click(walking, '.controls [data-action="pass"]')
    previews.answer_all()
    expect(walking.locator(".toast")).to_contain_text("can no longer be done")
    assert previews.asked == [[*previews.asked[0]]]


def test_a_double_click_is_one_choice(walking: Page) -> None:
    previews = Previews(walking)
    action = next(a for a in targets(walking, ".board") if a.startswith("step"))
    walking.locator(f'.board .hit[data-action="{action}"]').first.dblclick()
    previews.answer_all()
    assert not any("deploy" in action for asked in previews.asked for action in asked)
    expect(walking.locator(".toast")).to_have_count(0)


def test_a_choice_taken_back_meanwhile_does_not_come_back(placing: Page) -> None:
    previews = Previews(placing)
    first, second = spaces(placing)[:2]
    click(placing, first)
    expect(placing.locator(".act .chip")).to_have_count(1)
    placing.keyboard.press("z")
    expect(placing.locator(".act .chip")).to_have_count(0)
    click(placing, second)  # the first answer is still on its way
    expect(placing.locator(".act .chip")).to_have_count(1)
    assert previews.most == 1
    previews.answer()
    previews.wait(2)
    assert second.endswith(f'"{previews.asked[1][0]}"]')
    previews.answer()
    settled(placing)
    assert previews.most == 1
    expect(placing.locator(".board .space.chosen")).to_have_attribute("data-action", previews.asked[1][0])


def test_a_turn_is_not_ended_before_its_answer_and_that_is_said(placing: Page) -> None:
    before = version(placing)
    previews = Previews(placing)
    click(placing, spaces(placing)[0])
    placing.keyboard.press("Enter")
    placing.locator("[data-commit]").click(force=True)
    expect(placing.get_by_role("status").filter(has_text="One moment")).to_have_count(1)
    previews.answer_all()
    assert complete(placing)
    assert version(placing) == before


@pytest.mark.parametrize("lost", [True, False])
def test_a_choice_that_fails_goes_back_and_says_why(placing: Page, lost: bool) -> None:
    previews = Previews(placing)
    first, second = spaces(placing)[:2]
    click(placing, first)
    previews.wait(1)
    previews.answer()
    settled(placing)
    click(placing, second)
    previews.wait(2)
    expect(placing.locator(".board .space.chosen")).to_have_attribute("data-action", previews.asked[1][0])
    if lost:
        previews.answer(lambda route: route.abort())
        expect(placing.locator(".toast")).to_contain_text("what you chose last was put back")
    else:
        previews.answer(lambda route: route.fulfill(status=409, content_type="application/json", body=json.dumps(NO)))
        expect(placing.locator(".toast")).to_contain_text("MD-3.0.4")
    settled(placing)
    expect(placing.locator(".act .chip")).to_have_count(1)
    expect(placing.locator(".board .space.chosen")).to_have_attribute("data-action", previews.asked[0][0])
    assert complete(placing)


def test_what_was_seen_is_not_asked_again(placing: Page) -> None:
    previews = Previews(placing)
    click(placing, spaces(placing)[0])
    previews.wait(1)
    previews.answer()
    settled(placing)
    for _ in range(2):
        placing.keyboard.press("z")
        expect(placing.locator(".act .chip")).to_have_count(0)
        placing.keyboard.press("x")
        expect(placing.locator(".act .chip")).to_have_count(1)
    settled(placing)
    assert len(previews.asked) == 1

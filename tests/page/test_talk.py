"""Talk, notes and presence, with as many browsers as people."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .browser import Open
from .table import at_table, new_table, position
from .test_access import check
from .test_people import PHONE, at_a_table, invite, table_id


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()


def say(page: Page, text: str) -> None:
    page.locator("[data-say]").fill(text)
    page.locator("[data-say]").press("Enter")


def last(page: Page) -> str:
    return page.locator("[data-message] .text").first.inner_text()


def test_people_talk_from_the_waiting_room_on(open_page: Open) -> None:
    """Each in their own language; what is new is counted and read aloud; letters that are written are no commands; who goes is away."""
    ada = open_page()
    link = invite(ada, "royals", seats={1: "By link"})
    say(ada, "Who is <b>coming</b>?")
    expect(ada.locator("[data-message]")).to_have_count(1)
    check(ada, "the waiting room")
    ben = open_page(link, lang="zh-Hant", **PHONE)
    expect(ben.locator("[data-message]")).to_have_count(0)  # whoever has no seat at a private table does not read it
    ben.locator("li[data-kind=open]").get_by_role("button", name="坐這裡").click()
    for page in (ada, ben):
        at_a_table(page)
    seat = ada.locator("li.seat[data-seat='1'] [data-presence]")
    expect(seat).to_have_attribute("data-presence", "here")
    carl = open_page(f"#/table/{table_id(ada)}")
    at_a_table(carl)
    tab(carl, "Talk")
    say(carl, "Ada should take Paris")

    count = ben.get_by_role("tab", name=re.compile("^聊天"))
    expect(count).to_contain_text("1")
    count.click()
    expect(ben.locator("[data-message] .text")).to_have_text("Who is <b>coming</b>?")
    expect(count).not_to_contain_text("新訊息")
    ben.get_by_role("button", name=re.compile("^常用語")).click()
    ben.get_by_role("menuitem", name="祝你好運！").click()
    expect(ada.locator("[data-heard]")).to_contain_text("Good luck!")
    shown = ada.get_by_role("tab", name=re.compile("^Talk"))
    expect(shown).to_contain_text("1 new message")
    shown.click()
    expect(ada.locator("[data-message] .text")).to_have_text(["Good luck!", "Who is <b>coming</b>?"])
    expect(ada.locator("[data-search]")).to_have_count(0)
    expect(ada.locator("body")).not_to_contain_text("Ada should take Paris")
    ada.locator("[data-say]").press_sequentially("h?r/z")
    expect(ada.locator("[data-say]")).to_have_value("h?r/z")
    expect(ada.locator("dialog[open]")).to_have_count(0)
    expect(ada.locator(".page[data-mode=replay]")).to_have_count(0)
    check(ada, "the table")

    ben.close()
    ada.get_by_role("button", name=re.compile("^Hear ")).click()
    ada.get_by_role("menuitem", name="Mute at this table").click()
    folded = ada.locator("[data-message] details")
    expect(folded).to_have_count(1)
    expect(folded.locator("p")).to_be_hidden()
    folded.locator("summary").click()
    expect(folded.locator("p")).to_have_text("Good luck!")
    expect(seat).to_have_attribute("data-presence", "away", timeout=30_000)
    expect(seat).to_contain_text("has been away since")


def test_notes_are_stored_by_themselves_and_two_devices_do_not_lose_any(open_page: Open) -> None:
    one, table = new_table(open_page, "person", "random")
    two = open_page(f"#/table/{table}", profile=one)
    for page in (at_table(one, table), two):
        at_a_table(page)
        expect(page.get_by_role("tab", name=re.compile("^Talk"))).to_have_count(0)  # there is nobody to talk to
        tab(page, "Notes")
        expect(page.locator("[data-notes=kept]")).to_be_visible()
    one.get_by_role("textbox", name="Notes").fill("He saves yellow.")
    expect(one.locator("[data-notes=kept]")).to_be_visible()
    two.get_by_role("textbox", name="Notes").fill("Canton next.")
    expect(two.locator("[data-notes=other] blockquote")).to_have_text("He saves yellow.")
    two.get_by_role("button", name="Take that one").click()
    expect(two.get_by_role("textbox", name="Notes")).to_have_value("He saves yellow.")
    two.reload()
    tab(two, "Notes")
    expect(two.get_by_role("textbox", name="Notes")).to_have_value("He saves yellow.")


def test_a_finished_game_can_be_searched(open_page: Open) -> None:
    """Talk and notes; whoever made the table watched the computer players."""
    page, table = new_table(open_page, "random", "random", game="royals")
    settled_by_itself(page, table)
    page.request.post(f"/api/tables/{table}/talk", data={"room": "watchers", "text": "The Duke of York is mine"}, headers={"Idempotency-Key": "one"})
    page.request.put(f"/api/tables/{table}/notes", data={"text": "York first\nthen Paris", "version": 0})
    tab(at_table(page, table), "Talk")
    expect(page.locator("[data-message]")).to_have_count(1)
    page.locator("[data-search]").fill("york")
    expect(page.locator("[data-noted] p")).to_have_text("York first")
    expect(page.locator("[data-message]")).to_have_count(1)
    page.locator("[data-search]").fill("paris")
    expect(page.locator("[data-noted] p")).to_have_text("then Paris")
    expect(page.locator("[data-message]")).to_have_count(0)


def settled_by_itself(page: Page, table: str) -> None:
    while position(page, table)["status"] != "over":
        page.wait_for_timeout(50)

"""Keeping who one is, as people do it: a second device in the middle of a game, a password, a passkey, the page about oneself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running

from .browser import Open
from .table import at_table, new_table, position, send, wait_mode, wait_version
from .test_access import check
from .test_people import PHONE, table_id
from .test_sizes import faults

PASSWORD = "correct horse battery"
WRONG = "status of 403"


def about_me(page: Page) -> Page:
    """Come to the page about oneself from the start page."""
    page.locator("[data-me]").click()
    return ready(page)


def ready(page: Page) -> Page:
    page.locator("[data-ready=true]").wait_for()
    return page


def test_a_game_goes_on_on_a_phone(open_page: Open) -> None:
    """From the table by the code: the phone plays the same seat, what it had begun as a guest comes along, both show the same table."""
    laptop, table = new_table(open_page, "person", "person")
    laptop.request.put("/api/me", headers={"Content-Type": "application/json"}, data={"name": "Ada"})
    phone, begun = new_table(open_page, "person", "greedy", **PHONE)
    at_table(laptop, table)
    laptop.get_by_role("button", name="Settings").click()
    laptop.get_by_role("dialog").get_by_role("link", name="Another device").click()
    ready(laptop).locator("[data-show-code]").click()
    code = laptop.locator("[data-code]").text_content()
    phone.goto(f"/#/carry/{code}/{table}")
    expect(phone.locator("[data-whose]")).to_have_text("Ada")
    expect(phone.locator("[data-along]")).to_contain_text("The table of the guest")
    phone.locator("[data-join]").click()
    wait_mode(phone, "act", "hand")
    assert table_id(phone) == table
    expect(laptop.locator("main")).to_contain_text("your other device is signed in")
    expect(laptop.locator("[data-device]")).to_have_count(2)
    assert {one["table"] for one in laptop.request.get("/api/tables").json()} == {table, begun}
    laptop.get_by_role("link", name="Back to the table").click()
    laptop.locator(".page[data-mode]").wait_for()
    now = position(phone, table)
    seat = now["actor"]
    legal = position(phone, table, seat)["legal"]
    send(phone, table, now["version"], seat, legal[:1])
    after = position(phone, table)["version"]
    for page in (laptop, phone):
        wait_version(page, after)


def test_somebody_comes_back_by_password_and_is_forgotten(open_page: Open) -> None:
    page = about_me(open_page(expect=(WRONG,)))
    page.locator("[data-my-name]").fill("  Ada ")
    page.locator("[data-my-name]").press("Enter")
    expect(page.locator("[data-device]")).to_have_count(1)
    page.get_by_role("region", name="Ways to sign in").get_by_label("Name to sign in by").fill("Ada of the tests")
    page.get_by_role("region", name="Ways to sign in").get_by_label("Password").fill(PASSWORD)
    page.locator("[data-set-password]").click()
    expect(page.locator("header")).to_contain_text("from any device")

    other = about_me(open_page())
    back = other.get_by_role("region", name="I was here before")
    back.get_by_label("Name to sign in by").fill("ADA OF THE TESTS")
    back.get_by_label("Password").fill(f"{PASSWORD}!")
    other.locator("[data-sign-in]").click()
    expect(back.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    back.get_by_label("Password").fill(PASSWORD)
    other.locator("[data-sign-in]").click()
    expect(other.locator("[data-my-name]")).to_have_value("Ada")
    expect(other.locator("[data-device]")).to_have_count(2)

    with other.expect_download() as download:
        other.locator("[data-export]").click()
    told = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (told["person"]["name"], len(told["devices"])) == ("Ada", 2)
    other.locator("[data-forget]").click()
    expect(other.locator("[data-forget]")).to_have_text("Really remove everything?")
    other.locator("[data-forget]").click()
    other.locator("[data-start]").wait_for()
    assert page.request.get("/api/me").json()["devices"] == []


def test_a_passkey_is_made_and_used(open_page: Open, server: Running) -> None:
    """In Chromium's own authenticator, at localhost; where the address is a number none is offered."""
    page = open_page(server.url.replace("127.0.0.1", "localhost") + "/#/me")
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    kind = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {**kind, "automaticPresenceSimulation": True}})
    ready(page).locator("[data-my-name]").fill("Ada")
    page.locator("[data-my-name]").press("Enter")
    page.locator("[data-make-passkey]").click()
    expect(page.locator("[data-passkey]")).to_have_count(1)
    page.locator("[data-device] button").click()
    page.locator("[data-device] button").click()
    expect(page.locator("[data-device]")).to_have_count(0)
    expect(page.locator("[data-my-name]")).to_have_value("")
    page.locator("[data-use-passkey]").click()
    expect(page.locator("[data-my-name]")).to_have_value("Ada")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.locator("[data-passkey]")).to_have_count(0)
    numbered = ready(open_page("#/me"))
    assert numbered.locator("[data-make-passkey], [data-use-passkey]").count() == 0


@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_everybody_can_use_the_page_about_oneself(open_page: Open, lang: str) -> None:
    """Read aloud; in windows of every size big enough and free; a code that is not valid is said."""
    page = about_me(open_page(lang=lang, expect=(WRONG,)))
    page.locator("[data-show-code]").click()
    page.locator("[data-code]").wait_for()
    assert faults(page) == ""
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        check(page, f"me {width}")
    page.goto("/#/carry/AAAA-AAAA")
    expect(page.get_by_role("alert")).not_to_be_empty()
    check(page, "carry")

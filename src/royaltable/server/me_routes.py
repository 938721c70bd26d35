"""Routes about oneself: name, devices, password, passkeys, what is kept about me; and becoming oneself on another device."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from . import browser, exported, me_protocol
from .answers import PROBLEMS
from .errors import Forbidden
from .game_routes import TheServices
from .people import CODE_LIFE, Agent, Joining, Person
from .proofs import Site, site_of
from .services import Services
from .table_routes import AnyRequest, agent, cookie
from .tables import named

NOBODY = me_protocol.Me("", None, [], [])
DENIALS = {status: PROBLEMS[status] for status in (400, 403, 404, 409)}
SIGN_IN_DENIALS = {status: PROBLEMS[status] for status in (400, 403, 429)}


class MeRoutes(Controller):
    """`/api/me`."""

    path = "/api/me"
    tags = ("People",)

    @get(summary="Who I am here", sync_to_thread=True)
    def me(self, request: AnyRequest, services: TheServices) -> me_protocol.Me:
        """With my devices and the ways in which I can sign in; nothing of it for somebody who has done nothing here yet."""
        token = browser.token(request)
        person, device = services.person(token), browser.device(token)
        if person is None or device is None:
            return NOBODY
        services.people.see(device, agent(request))
        return shown(services.people.person(person), device)

    @put(summary="Take another name", sync_to_thread=True, responses=DENIALS)
    def call(self, request: AnyRequest, services: TheServices, data: JSONBody[me_protocol.Called]) -> Response[me_protocol.Me]:
        """At tables where one sits already one keeps the name that one has there."""
        person, name = _met(request, services), named(data.name)
        services.people.call(person, name)
        return _me(request, services, person)

    @delete(summary="Forget me", responses=DENIALS)
    async def forget(self, request: AnyRequest, services: TheServices) -> Response[None]:
        """With devices, password, passkeys and codes. At tables of others a computer plays on; the name is taken out of games that are over."""
        person = await asyncio.to_thread(_known, request, services)
        await services.forget(person)
        return Response(None, status_code=204, cookies=[cookie(request, browser.new_token())])

    @get("/export", summary="Everything that is kept about me", sync_to_thread=True, responses=DENIALS)
    def export(self, request: AnyRequest, services: TheServices) -> Response[dict[str, Any]]:
        """One file: person, devices, tables, and the transcripts as I may see them. Nothing in it opens anything."""
        person = services.people.person(_known(request, services))
        headers = {"Content-Disposition": 'attachment; filename="royaltable.json"'}
        return Response(exported.everything(person, services.tables), headers=headers)

    @post("/code", summary="A code for another device", sync_to_thread=True, responses=SIGN_IN_DENIALS)
    def code(self, request: AnyRequest, services: TheServices) -> Response[me_protocol.CarryCode]:
        """Whoever has it becomes me, once and for a few minutes; codes that I had before are void."""
        token = browser.token(request) or browser.new_token()
        code = services.people.make_code(services.meet(token, agent(request)))
        made = me_protocol.CarryCode(f"{code[:4]}-{code[4:]}", int(CODE_LIFE.total_seconds()))
        return Response(made, cookies=[cookie(request, token)])

    @delete("/devices/{device:str}", summary="Sign a device of mine out", sync_to_thread=True, responses=DENIALS)
    def sign_out(self, request: AnyRequest, services: TheServices, device: FromPath[str]) -> Response[None]:
        """This one, too: it is a guest's from then on."""
        person, here = _known(request, services), browser.device(browser.token(request))
        services.people.sign_out(person, device)
        gone = here is not None and services.people.person_of(here) is None
        return Response(None, status_code=204, cookies=[cookie(request, browser.new_token())] if gone else [])

    @put("/password", summary="Set or change name and password to sign in by", sync_to_thread=True, responses=dict(PROBLEMS))
    def set_password(self, request: AnyRequest, services: TheServices, data: JSONBody[me_protocol.SetPassword]) -> Response[me_protocol.Me]:
        """Small and large letters of the name make no difference."""
        person = _met(request, services)
        services.proofs.set_password(person, data.name, data.password)
        return _me(request, services, person)

    @delete("/password", summary="Sign in by password no longer", sync_to_thread=True, status_code=200, responses=DENIALS)
    def remove_password(self, request: AnyRequest, services: TheServices) -> Response[me_protocol.Me]:
        """Devices that are signed in stay so."""
        person = _known(request, services)
        services.people.set_password(person, None, None)
        return _me(request, services, person)

    @post("/passkeys/options", summary="What to make a passkey of", sync_to_thread=True, status_code=200, responses=DENIALS)
    def ask_for_new(self, request: AnyRequest, services: TheServices) -> dict[str, Any]:
        """PublicKeyCredentialCreationOptions of WebAuthn, as JSON."""
        person, device = _known(request, services), browser.device(browser.token(request))
        return dict(json.loads(services.proofs.ask_for_new(services.people.person(person), str(device), _site(request))))

    @post("/passkeys", summary="Keep a passkey that was made", sync_to_thread=True, responses=DENIALS)
    def add_passkey(self, request: AnyRequest, services: TheServices, data: JSONBody[me_protocol.Credential]) -> Response[me_protocol.Me]:
        """From now on it signs in."""
        person, device = _known(request, services), browser.device(browser.token(request))
        services.proofs.add_passkey(person, str(device), _site(request), data.credential, agent(request))
        return _me(request, services, person)

    @delete("/passkeys/{passkey:str}", summary="Remove a passkey", sync_to_thread=True, status_code=200, responses=DENIALS)
    def remove_passkey(self, request: AnyRequest, services: TheServices, passkey: FromPath[str]) -> Response[me_protocol.Me]:
        """It opens nothing any more."""
        person = _known(request, services)
        services.people.remove_passkey(person, passkey)
        return _me(request, services, person)


class SignInRoutes(Controller):
    """`/api/sign-in`: this device becomes one of somebody who can show to be that person. Its cookie is another one from then on.

    A guest who is known by this device only, without password or passkey, becomes that person with all tables and seats.
    """

    path = "/api/sign-in"
    tags = ("People",)

    @post("/code/whose", summary="Whose code it is", sync_to_thread=True, status_code=200, responses=SIGN_IN_DENIALS)
    def whose(self, request: AnyRequest, services: TheServices, data: JSONBody[me_protocol.UseCode]) -> me_protocol.Joining:
        """And what would happen with it; the code is not used up."""
        device = browser.device(browser.token(request)) or ""
        found: Joining = services.proofs.guess(lambda: services.people.whose(data.code, device))
        return me_protocol.Joining(*found)

    @post("/code", summary="Sign in by a code", status_code=200, responses=SIGN_IN_DENIALS)
    async def by_code(self, request: AnyRequest, services: TheServices, data: JSONBody[me_protocol.UseCode]) -> Response[me_protocol.Me]:
        """The code is used up."""
        join = services.people.join_by_code
        return await _join(request, services, lambda old, new, what: services.proofs.guess(lambda: join(data.code, old, new, what)))

    @post("/password", summary="Sign in by name and password", status_code=200, responses=SIGN_IN_DENIALS)
    async def by_password(self, request: AnyRequest, services: TheServices, data: JSONBody[me_protocol.UsePassword]) -> Response[me_protocol.Me]:
        """The answer is the same for an unknown name and for a wrong password."""
        person = await asyncio.to_thread(services.proofs.by_password, data.name, data.password)
        return await _join(request, services, lambda old, new, what: services.people.join(person, old, new, what))

    @post("/passkey/options", summary="What a passkey is to sign", sync_to_thread=True, status_code=200, responses=SIGN_IN_DENIALS)
    def ask_for_known(self, request: AnyRequest, services: TheServices) -> dict[str, Any]:
        """PublicKeyCredentialRequestOptions of WebAuthn, as JSON; the same for everybody."""
        return dict(json.loads(services.proofs.ask_for_known(_here(request), _site(request))))

    @post("/passkey", summary="Sign in by a passkey", status_code=200, responses=SIGN_IN_DENIALS)
    async def by_passkey(self, request: AnyRequest, services: TheServices, data: JSONBody[me_protocol.Credential]) -> Response[me_protocol.Me]:
        """What was asked counts once."""
        person = await asyncio.to_thread(services.proofs.by_passkey, _here(request), _site(request), data.credential)
        return await _join(request, services, lambda old, new, what: services.people.join(person, old, new, what))


def shown(person: Person, device: str) -> me_protocol.Me:
    """Somebody as their own device may know them."""
    devices = [me_protocol.DeviceInfo(one.handle, one.browser, one.system, one.created, one.seen, one.id == device) for one in person.devices]
    passkeys = [me_protocol.PasskeyInfo(one.id, one.browser, one.system, one.created) for one in person.passkeys]
    return me_protocol.Me(person.name, person.sign_in, devices, passkeys)


async def _join(request: AnyRequest, services: Services, join: Callable[[str, str, Agent], Any]) -> Response[me_protocol.Me]:
    new = browser.new_token()
    device = str(browser.device(new))
    reseated = await asyncio.to_thread(join, browser.device(browser.token(request)) or "", device, agent(request))
    services.go_on(reseated)
    person = await asyncio.to_thread(lambda: services.people.person(str(services.people.person_of(device))))
    return Response(shown(person, device), cookies=[cookie(request, new)])


def _me(request: AnyRequest, services: Services, person: str) -> Response[me_protocol.Me]:
    token = str(browser.token(request))
    return Response(shown(services.people.person(person), str(browser.device(token))), status_code=200)


def _known(request: AnyRequest, services: Services) -> str:
    """Who asks; raises Forbidden for somebody who has done nothing here yet."""
    person = services.person(browser.token(request))
    if person is None:
        raise Forbidden("Nothing is known about you here.")
    return person


def _met(request: AnyRequest, services: Services) -> str:
    """Who asks, perhaps somebody new; raises Forbidden for a browser that keeps no cookie."""
    return services.meet(_token(request), agent(request))


def _token(request: AnyRequest) -> str:
    token = browser.token(request)
    if token is None:
        raise Forbidden("This browser keeps no cookie: nobody can be known by it.")
    return token


def _here(request: AnyRequest) -> str:
    return str(browser.device(_token(request)))


def _site(request: AnyRequest) -> Site:
    return site_of(request.headers.get("origin"))

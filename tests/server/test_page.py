"""The built page: files, application pages, caching, security headers; nothing outside its folder."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from royaltable.server.pages import inside

from .conftest import Client
from .live import live


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Royal Table</title>")
    (folder / "assets" / "index-3f2a.js").write_text("export const a = 1;" * 100)
    (folder / "assets" / "index-9b1c.css").write_text("body{}")
    (folder / "assets" / "page-77aa.ftl").write_text("page-brand = Royal Table")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "stamp").write_text("not for anybody")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


@pytest.mark.parametrize("path", ["/", "/table/abc", "/new", "/rules/ming/MD-3", "/table/abc/"])
def test_every_address_without_a_file_name_is_the_application(client: Client, page: Path, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.text == (page / "index.html").read_text()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "private, no-cache"
    assert "royaltable=" in answer.headers["set-cookie"], "known before the page asks several things at once"
    assert client.head(path).headers["content-type"] == answer.headers["content-type"]


def test_assets_are_kept_for_ever(client: Client, page: Path) -> None:
    answer = client.get("/assets/index-3f2a.js")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    assert "max-age=31536000" in answer.headers["cache-control"]
    assert client.get("/assets/index-9b1c.css").headers["content-type"] == "text/css; charset=utf-8"
    assert client.get("/assets/page-77aa.ftl").headers["content-type"] == "text/plain; charset=utf-8"
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/gone.js", "/assets/gone", "/gone.css", "/stamp.txt", "/.hidden", "/index.php"])
def test_missing_files_are_not_the_application(client: Client, page: Path, path: str) -> None:
    assert client.get(path).status_code == 404


def test_without_a_built_page_there_is_a_plain_sentence(client: Client) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "has not been built" in answer.text
    assert "尚未建置" in answer.text
    assert "尚未构建" in answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert client.get("/api/games").status_code == 200


TRICKS = [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/assets/%2e%2e/%2e%2e/secret.txt",
    "//secret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/%00/secret.txt",
    "/link.txt",
    "/" + "a" * 5000 + ".js",
]


def test_nothing_outside_the_folder_is_served(page: Path, tmp_path: Path) -> None:
    """Asked for byte by byte, for clients tidy addresses up."""
    with live(tmp_path / "data", page=page) as server:
        host, port = "127.0.0.1", int(server.url.rsplit(":", 1)[1].strip("/"))
        for path in [*TRICKS, "/" + str(tmp_path / "secret.txt"), str(tmp_path / "secret.txt")]:
            with socket.create_connection((host, port)) as connection:
                connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
                answer = b"".join(iter(lambda: connection.recv(65536), b""))
            assert answer.startswith((b"HTTP/1.1 4", b"HTTP/1.1 200")), answer[:80]
            assert not answer.endswith(b"secret"), path


def test_only_files_inside_are_found(page: Path, tmp_path: Path) -> None:
    assert inside(page, "index.html") == page / "index.html"
    for path in ("../secret.txt", "link.txt", str(tmp_path / "secret.txt"), "stamp", "assets", "", "\0", "x" * 5000, "assets/../../secret.txt"):
        assert inside(page, path) is None


def test_security_headers_are_on_every_answer(client: Client, page: Path) -> None:
    for answer in (client.get("/"), client.get("/assets/index-3f2a.js"), client.get("/api/games"), client.get("/api/nothing"), client.post("/api/tables")):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
    assert client.get("/api/games").headers["cache-control"] == "no-store"


def test_any_host_name_is_served_but_not_an_impossible_one(start: Callable[..., Client], page: Path) -> None:
    client = start()
    assert client.get("/", headers={"Host": "table.example:8443"}).status_code == 200
    assert client.get("/api/games", headers={"Host": "bad host/"}).status_code == 400


def test_large_answers_are_compressed(client: Client, page: Path) -> None:
    answer = client.get("/assets/index-3f2a.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text.startswith("export")
    assert "content-encoding" not in client.get("/assets/index-3f2a.js", headers={"Accept-Encoding": "identity"}).headers

"""Starting and stopping: addresses, ports, folders, browsers, Ctrl-C."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import Any

import pytest

from royaltable.server import run
from royaltable.server.errors import ServeError, StorageError

from .live import events
from .running import ROOT, running
from .tables import make, settled


def test_ctrl_c_with_open_streams_ends_quietly(tmp_path: Path) -> None:
    with running(tmp_path, tiny=True) as server, server.client() as client:
        table = make(client, "person", "greedy")
        settled(client, table)
        with events(client, table) as one, events(client, table) as two:
            next(one), next(two)
            assert server.interrupt() == 0
            assert list(one) == list(two) == []
        assert server.process.stderr is not None
        assert server.process.stderr.read() == ""


def test_serve_as_a_command(tmp_path: Path) -> None:
    """The address is printed; a second server on the port is one sentence; Ctrl-C is the way to stop."""
    code = "import sys; from royaltable.server.run import serve; serve(port=0, data=__import__('pathlib').Path(sys.argv[1]), browser=True)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1", "LC_ALL": "zh_TW.UTF-8"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(name, None)
    process = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        said = process.stdout.readline()
        found = re.fullmatch(r"Royal Table 位於 http://127\.0\.0\.1:(\d+)/（按 Ctrl-C 結束）。\n", said)
        assert found
        port = int(found[1])
        with pytest.raises(ServeError, match=f"Port {port} of 127.0.0.1 cannot be used: Address already in use."):
            run.serve(port=port, data=tmp_path / "other")
        assert not (tmp_path / "other").exists()
    finally:
        process.send_signal(2)
        assert process.wait(30) == 0
        process.stdout.close()


@pytest.mark.parametrize(("host", "port"), [("no such host", 0), ("256.256.256.256", 0), ("x" * 300, 0), ("127.0.0.1", 70_000), ("192.0.2.1", 0)])
def test_addresses_that_cannot_be_used(host: str, port: int, tmp_path: Path) -> None:
    with pytest.raises(ServeError) as raised:
        run.serve(host, port, tmp_path / "data", browser=False)
    assert str(raised.value).endswith(".")
    assert "\n" not in str(raised.value)
    assert not (tmp_path / "data").exists()


def test_a_folder_that_cannot_be_used_frees_the_port(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(StorageError, match="there is a file of this name"):
        run.serve(port=port, data=tmp_path / "file", browser=False)
    run.listen("127.0.0.1", port).close()


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("localhost", None)])
def test_the_address_for_the_browser(host: str, shown: str | None) -> None:
    listener = run.listen(host, 0)
    port = listener.getsockname()[1]
    assert run.address(listener) in ([f"http://{shown}:{port}/"] if shown else [f"http://127.0.0.1:{port}/", f"http://[::1]:{port}/"])
    listener.close()


@pytest.mark.parametrize(("elsewhere", "shown"), [(("127.0.0.1", 9), "127.0.0.1"), (("256.0.0.1", 9), "localhost")])
def test_whoever_lets_others_in_is_told_an_address_that_they_can_reach(monkeypatch: pytest.MonkeyPatch, elsewhere: tuple[str, int], shown: str) -> None:
    monkeypatch.setattr(run, "ELSEWHERE", elsewhere)
    listener = run.listen("0.0.0.0", 0)
    assert run.address(listener) == f"http://{shown}:{listener.getsockname()[1]}/"
    listener.close()


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not run.has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert run.has_browser()

    def none(*_: Any) -> bool:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", none)
    run.open_browser("http://127.0.0.1/")


def test_the_server_does_without_numba_and_numpy() -> None:
    code = """
import sys
from royaltable import games
from royaltable.server import run, players
from royaltable.core.match import Match
from royaltable.core.backend import pure
for name in games.NAMES:
    pure(games.find(name))
    assert Match(games.find(name), 2).view(-1)
assert not {"numba", "numpy"} & set(sys.modules), sorted({"numba", "numpy"} & set(sys.modules))
"""
    subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=True)


def test_the_data_folder_is_the_users(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert run.default_data().name == "royaltable"

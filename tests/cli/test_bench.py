"""royaltable bench: what it prints; never how fast the machine is."""

from __future__ import annotations

import json

import pytest

from royaltable import cli
from royaltable.core import measure
from tests import tiny


@pytest.mark.xdist_group("fast-ming")
def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("numba")
    assert cli.run(["bench", "--json", "--game", "ming", "--seconds", "0.02"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"games", "start"}
    assert set(data["games"]) == {"ming"}
    assert set(data["games"]["ming"]) == {"2", "3", "4"}
    for backends in data["games"]["ming"].values():
        assert set(backends) == {"pure", "fast", "fast_all_cores"}
        for rates in backends.values():
            assert set(rates) == {"decisions_per_s", "games_per_s"}
            assert rates["decisions_per_s"] > rates["games_per_s"] > 0
    assert set(data["start"]) == {"pure_first_decision_s", "fast_first_decision_s"}
    assert all(seconds > 0 for seconds in data["start"].values())


@pytest.mark.xdist_group("fast-ming")
@pytest.mark.parametrize(("lang", "words"), [("en", ["Decisions/s", "First decision of a new process, pure"]), ("zh-Hans", ["决策／秒", "新进程"])])
def test_table(lang: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", "--game", "ming", "--seconds", "0.01", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for word in words:
        assert word in out
    assert "cli-" not in out


@pytest.mark.xdist_group("fast-tiny")
@pytest.mark.parametrize("backend", ["pure", "fast"])
def test_rates_count_decisions_not_chance(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that stands still but for one tick a look, the counts themselves can be seen."""
    if backend == "fast":
        pytest.importorskip("numba")
    run = measure.Run(tiny.GAME, 2, backend, 0, seed=1)
    clock = iter(range(100))
    monkeypatch.setattr(measure.time, "perf_counter", lambda: float(next(clock)))
    decisions, played = run.play_for(1.0)
    assert played == 1.0
    assert decisions == int(decisions)
    assert 8 <= decisions <= 40

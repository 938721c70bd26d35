"""What the tests of all games share: random games, and the promises every position of every game must keep."""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from royaltable.core import transcript
from royaltable.core.backend import pure
from royaltable.core.components import Components
from royaltable.core.errors import ComponentError, Refused
from royaltable.core.game import Game
from royaltable.core.kernel import CHANCE, seeded
from royaltable.core.match import Match
from royaltable.core.policy import GREEDY, choose

Each = Callable[[Match], None]


def option_sets(game: Game) -> list[dict[str, str | int]]:
    """Every combination of option values of a game, defaults first."""
    options = game.components().options
    return [dict(zip(options, values, strict=True)) for values in itertools.product(*options.values())]


def set_ups(game: Game) -> Iterator[tuple[int, dict[str, str | int]]]:
    """Every player count with every combination of options."""
    for players in game.players:
        for options in option_sets(game):
            yield players, options


# --- playing ----------------------------------------------------------------------------------------------------


def play_random(match: Match, rng: random.Random) -> None:
    """Play one random node: an outcome by its weight, or any legal action."""
    if match.actor == CHANCE:
        weights = match.weights()
        match.play(rng.choices(list(weights), list(weights.values()))[0])
    else:
        match.play_code(rng.choice(match.legal_codes()))


def play_greedy(match: Match, seat_rng: list[int], rng: random.Random) -> None:
    """Play one node as the greedy player would, from what its seat may know; chance is random."""
    if match.actor == CHANCE:
        play_random(match, rng)
        return
    buffer = [0] * match.game.max_legal
    match.play_code(pure(match.game).bind(choose)(match.t, match.seen_by(match.actor), GREEDY, buffer, seat_rng))


def random_game(
    game: Game,
    players: int,
    options: dict[str, str | int] | None = None,
    *,
    seed: object = 0,
    each: Each | None = None,
    nodes: int | None = None,
    greedy: tuple[int, ...] = (),
    greedy_share: float = 0.0,
    components: Components | None = None,
) -> Match:
    """Play a game (or its first `nodes` nodes) with random choices; seats in `greedy` play greedily.

    `each` is called at every node before it is played, and at the end. `greedy_share`: how often a random seat plays its
    greedy action after all, so that a game gets into fuller positions. Fails when a seat has nothing legal or the game does not end.
    """
    rng, own = random.Random(str(seed)), seeded(seed)
    match = Match(game, players, options, components)
    while not match.over and (nodes is None or match.version < nodes):
        if each is not None:
            each(match)
        assert match.version < game.max_nodes, "the game does not end"
        assert match.actor == CHANCE or match.legal_codes(), f"dead end at node {match.version}: {match.node}"
        if match.actor in greedy or (greedy_share and rng.random() < greedy_share):
            play_greedy(match, own, rng)
        else:
            play_random(match, rng)
    if each is not None:
        each(match)
    return match


# --- promises of a position -------------------------------------------------------------------------------------


def check_legal_equals_refusal(match: Match) -> None:
    """The legal list (or the outcomes) is exactly the codes with refusal 0, rising; asking changes nothing."""
    rules, t, s = match.game.rules, match.t, match.s
    before = s.copy()
    allowed = [code for code in range(match.game.codes) if rules.refusal(t, s, code) == 0]
    if match.actor == CHANCE:
        buffer, weights = [0] * match.game.max_legal, [0] * match.game.max_legal
        n = rules.weights(t, s, buffer, weights)
        assert all(w > 0 for w in weights[:n]), (match.node, weights[:n])
        listed = buffer[:n]
        assert rules.legal(t, s, buffer) == 0
    else:
        listed = match.legal_codes()
        assert not match.weights()
        assert len(listed) <= match.game.max_legal
    assert listed == allowed, f"node {match.version} {match.node}: {[match.notation.texts[c] for c in set(listed) ^ set(allowed)]}"
    assert s == before, f"asking what is legal changed the position at node {match.version} ({match.node})"


def check_state(match: Match) -> None:
    """Values fit their types, the position survives JSON and a copy, and the points are the sum of the ledger."""
    s = match.s
    s.check_ranges()
    again = type(s).from_json(json.loads(json.dumps(s.to_json())))
    assert again == s
    assert hash(again) == hash(s)
    assert s.copy() == s
    totals = [0] * match.players
    for _rule, seat, points, _where in match.ledger():
        totals[seat] += points
    assert totals == match.scores(), f"node {match.version}: ledger {totals}, scores {match.scores()}"


def check_refused_changes_nothing(match: Match, text: str) -> str | None:
    """Try an action; if it is refused nothing has changed. Returns the rule id, or None if it is legal (it is then not played)."""
    before, version = match.s.copy(), match.version
    rule = match.refusal(text)
    assert match.s == before
    if rule is None:
        return None
    with pytest.raises(Refused) as refused:
        match.play(text)
    assert refused.value.rule == rule
    assert match.s == before
    assert match.version == version
    return rule


# --- hidden things ----------------------------------------------------------------------------------------------


def seen(match: Match, viewer: int) -> str:
    """Everything a viewer gets of a position, as one text: view, both kinds of transcript, own legal list and advice."""
    own = match.actor == viewer
    return json.dumps(
        {
            "view": match.view(viewer),
            "lines": list(transcript.write(match, viewer=viewer)),
            "with legal": list(transcript.write(match, viewer=viewer, with_legal=True)),
            "legal": match.legal() if own else None,
            "advice": match.advice() if own else None,
            "closed": {aim: [reason.rule, dict(reason.facts)] for aim, reason in match.closed().items()} if own else None,
        },
        sort_keys=True,
    )


def check_permutation(match: Match, viewer: int, seed: object = 0) -> None:
    """What a viewer gets does not depend on what is hidden from it; `hide`, `redeal` and `hide` again agree."""
    rules, t = match.game.rules, match.t
    hidden = match.s.copy()
    rules.hide(t, hidden, viewer)
    twice = hidden.copy()
    rules.hide(t, twice, viewer)
    assert twice == hidden, "hide is not idempotent"
    if match.over:
        return
    rng = seeded(seed)
    for source in (match.s, hidden):
        other = source.copy()
        rules.redeal(t, other, viewer, rng)
        other.check_ranges()
        again = other.copy()
        rules.hide(t, again, viewer)
        assert again == hidden, "hide after redeal differs from hide"
        redealt = match.copy()
        redealt.s = other
        assert redealt.view(viewer) == match.view(viewer)
        if match.actor == viewer:
            assert redealt.legal() == match.legal()
            assert redealt.advice() == match.advice()
            assert redealt.closed() == match.closed()
    if (other_match := twin(match, viewer, random.Random(str(seed)))) is not None:
        assert seen(other_match, viewer) == seen(match, viewer)


def twin(match: Match, viewer: int, rng: random.Random) -> Match | None:
    """A game with the same visible lines and other hidden choices where that can be; None if nothing is hidden or it does not work out."""
    hidden = [line.n for line in match.lines if not match.may_see(line.n, viewer)]
    if not hidden:
        return None
    other = Match(match.game, match.players, match.options, match.components)
    for line in match.lines:
        text = line.text
        if line.n in hidden:
            verb = text.split(" ")[0]
            choices = [x for x in (list(other.weights()) or other.legal()) if x.split(" ")[0] == verb]
            if not choices:
                return None
            text = rng.choice(choices)
        if other.actor != line.actor or other.refusal(text) is not None:
            return None
        other.play(text)
    if any(match.game.aside(match, n, viewer) != match.game.aside(other, n, viewer) for n in range(match.version)):
        return None
    return other


# --- component files --------------------------------------------------------------------------------------------

RUBBISH = (None, 0, -1, "x", [], {}, [[]], [{}], True, 1.5)


def check_rubbish(game: Game, value: object) -> None:
    """This value in any place of the component file (of long lists: the first two) gives one sentence, or tables that fit their types; never a crash."""

    def spoil(here: Any) -> None:
        for key in list(here) if isinstance(here, dict) else range(min(len(here), 2)):
            old = here[key]
            here[key] = copy.deepcopy(value)
            sentence = "Fine."
            try:
                game.check(data)
                game.new_tables(Components(game.name, "rubbish", data, "")).check_ranges()
            except ComponentError as error:
                sentence = str(error)
            assert sentence.endswith("."), sentence
            assert "\n" not in sentence
            here[key] = old
            if isinstance(old, dict | list):
                spoil(old)

    data = copy.deepcopy(dict(game.components().data))
    spoil(data)


# --- example games ----------------------------------------------------------------------------------------------


def golden(game: Game) -> list[Path]:
    """The example games kept beside the tests of a game."""
    return sorted((Path(__file__).parent / game.name / "golden").glob("*.jsonl"))


def replay_golden(path: Path, game: Game) -> Match:
    """Replay an example game, compare every legal list, weight and the result, and write it again: the same data line by line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    match = transcript.replay(lines, game)
    assert match.over
    written = list(transcript.write(match, with_legal=any('"legal"' in line for line in lines)))
    assert [json.loads(line) for line in written] == [json.loads(line) for line in lines]
    return match

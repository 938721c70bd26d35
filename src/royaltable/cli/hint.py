"""The command `hint` of the text table: the best actions of the running turn, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..ai.hint import Gains, Hint, gains
from ..core.match import Match
from ..server import draft
from ..words import Words


def told(match: Match, words: Words, hints: Sequence[Hint]) -> Iterator[str]:
    """The lines that tell some hints for the seat to act: actions, everybody's chance to win and points, what is gained."""
    seat = match.actor
    for i, hint in enumerate(hints, 1):
        chain = draft.likely(match, seat, [match.notation.texts[code] for code in hint.codes])
        actions = " → ".join(words.sentence(match.game, match.components, line.text) for line in chain.lines)
        scored = sum(points for line in chain.lines for _, whose, points, _ in line.rows if whose == seat)
        yield words.format("cli-hint-action", number=i, action=chain.lines[0].text, sentence=actions)
        yield f"      {' · '.join(_chance(match, words, hint, p) for p in range(match.players))}"
        yield f"      {gained(match, words, gains(match.view(seat), chain.shown.view(seat), seat, scored))}"


def _chance(match: Match, words: Words, hint: Hint, seat: int) -> str:
    return words.format("cli-hint-chance", seat=words.seat(match.components, seat), percent=round(100 * hint.chances[seat]), points=round(hint.points[seat]))


def gained(match: Match, words: Words, found: Gains) -> str:
    """What a hint gains, in one or two sentences."""
    sources = [(words.format(f"{match.game.name}-source-{key}"), points) for key, points in found.sources]
    others = [(words.seat(match.components, seat), points) for seat, points in found.others]
    sentences = [
        words.format("hint-scored", points=_signed(found.scored)) if found.scored else "",
        words.format("hint-forecast", total=_signed(sum(points for _, points in sources)), parts=_parts(words, sources)) if sources else "",
        words.format("hint-others", parts=_parts(words, others)) if others else "",
    ]
    return (" " if words.lang == "en" else "").join(filter(None, sentences)) or words.format("hint-nothing")


def _parts(words: Words, rows: Sequence[tuple[str, int]]) -> str:
    return (", " if words.lang == "en" else "，").join(words.format("hint-part", what=what, points=_signed(points)) for what, points in rows)


def _signed(n: int) -> str:
    return f"−{-n}" if n < 0 else f"+{n}"

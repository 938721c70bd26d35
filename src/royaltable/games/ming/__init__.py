"""Ming Dynasty: area majority in six provinces, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from . import rules
from .actions import CODES, notation, place
from .components import check, fill
from .features import FEATURES, SOFTNESS
from .schema import NODES, State, Tables
from .view import advice, secret, view

GAME = Game(
    name="ming",
    prefix="MD",
    players=(2, 3, 4),
    folder=Path(__file__).parent,
    tables=Tables,
    state=State,
    nodes=NODES,
    rules=rules,
    codes=CODES,
    max_legal=64,
    max_rows=1500,
    max_nodes=1000,
    grammar_rule=9_01_00,
    over_rule=9_02_00,
    check=check,
    fill=fill,
    notation=notation,
    uncoded=rules.uncoded,
    place=place,
    view=view,
    advice=advice,
    secret=secret,
    features=FEATURES,
    softness=SOFTNESS,
)

"""Royals: noble houses and majorities in Europe, for 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from ...core.game import Game
from . import rules
from .actions import CODES, notation, place, uncoded
from .components import check, fill
from .features import FEATURES, SOFTNESS
from .schema import NODES, State, Tables
from .view import advice, secret, view

GAME = Game(
    name="royals",
    prefix="RO",
    players=(2, 3, 4, 5),
    folder=Path(__file__).parent,
    tables=Tables,
    state=State,
    nodes=NODES,
    rules=rules,
    codes=CODES,
    max_legal=40,
    max_rows=400,
    max_nodes=4000,
    grammar_rule=11_01_00,
    over_rule=11_02_00,
    check=check,
    fill=fill,
    notation=notation,
    uncoded=uncoded,
    place=place,
    view=view,
    advice=advice,
    secret=secret,
    features=FEATURES,
    softness=SOFTNESS,
)

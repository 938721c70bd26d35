"""Royals: noble houses and majorities in Europe, for 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from ...core.game import GameOf
from . import rules
from .actions import CODES, notation, place
from .advice import advice
from .aims import aims, closed
from .components import check, fill
from .documents import Advice, View
from .features import FEATURES, SOFTNESS
from .fields import FIELDS, SECRETS
from .schema import NODES, State, Tables
from .text import summary
from .view import secret, view

GAME = GameOf(
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
    uncoded=rules.uncoded,
    place=place,
    documents=(View, Advice),
    view=view,
    advice=advice,
    aims=aims,
    closed=closed,
    secret=secret,
    board=summary,
    fields=FIELDS,
    secrets=SECRETS,
    blocks={"city": "cities", "country": "countries", "pair": "countries"},
    sources={"period": "periods", "titles": "titles"},
    place_kinds=("city", "country", "title"),
    features=FEATURES,
    softness=SOFTNESS,
)

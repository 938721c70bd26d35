"""Ming Dynasty: area majority in six provinces, for 2 to 4 players."""

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
from .secrecy import owing
from .text import summary
from .view import pending, secret, view

GAME = GameOf(
    name="ming",
    prefix="MD",
    players=(2, 3, 4),  # MD-10.1
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
    documents=(View, Advice),
    view=view,
    advice=advice,
    aims=aims,
    closed=closed,
    secret=secret,
    owing=owing,
    pending=pending,
    board=summary,
    fields=FIELDS,
    secrets=SECRETS,
    blocks={"card": "symbols"},
    sources={"members": "members", "majorities": "majorities", "monks": "monks", "sets": "sets", "tiles": "tiles"},
    place_kinds=("province", "district", "symbol"),
    features=FEATURES,
    softness=SOFTNESS,
)

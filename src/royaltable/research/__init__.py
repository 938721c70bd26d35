"""The games as research environments: `aec` (PettingZoo), `openspiel`, `single` (Gymnasium) and `vector` (thousands of games in one array).

All of them play on the fast backend and give the same observations (`observation`), built from what a seat knows. Needs the extra `research`.
"""

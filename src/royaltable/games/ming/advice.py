from typing import Any


def advice(components, t, s, viewer) -> dict[str, Any]:
    return {}

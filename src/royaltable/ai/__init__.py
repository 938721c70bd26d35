"""The computer players: search, evaluation, levels, arena, training."""

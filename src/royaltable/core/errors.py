"""Everything a user can get wrong, as one sentence each."""


class RoyalTableError(ValueError):
    """Base of all errors whose text is one clear sentence for a person."""


class ComponentError(RoyalTableError):
    """A component file that cannot be used; the sentence names the first thing wrong."""


class HeaderError(RoyalTableError):
    """An unknown game, player count, option or option value."""


class TranscriptError(RoyalTableError):
    """A transcript that cannot be read or does not replay; `line` is its 1-based line number."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}")
        self.line = line


class Refused(RoyalTableError):
    """An action that the rules refuse; `rule` is the id of the rule it breaks. Nothing has changed."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__(f"{text!r} is refused by {rule}")
        self.text = text
        self.rule = rule


class Stale(RoyalTableError):
    """The game has moved on since the version a chain of actions was meant for."""


class OutOfTurn(RoyalTableError):
    """The version is right, but another seat or chance is to act."""


class HandedOver(RoyalTableError):
    """A chain of actions goes on where another seat, chance, or something that its seat could not know comes first."""


class BackendError(RoyalTableError):
    """The fast backend cannot be used here; the sentence says what is missing."""

"""Rule books: every rule of a game as a numbered paragraph in three languages."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from . import text_file
from .components import LANGUAGES, TAGS

DEFINITIONS = ("nothing", "text")
"""Why no code cites a paragraph: it says that nothing is done or limited, or it speaks of the rule text itself."""


@dataclass(frozen=True)
class Paragraph:
    """One rule: its id, provenance tag and text by language (`en`, `hant`, `hans`); `definition`: why no code cites it ("": code does)."""

    id: str
    tag: str
    text: dict[str, str]
    definition: str = ""


@dataclass(frozen=True)
class Section:
    """A headed run of paragraphs."""

    id: str
    title: dict[str, str]
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Rulebook:
    """All sections of a game, in order."""

    sections: tuple[Section, ...]

    @classmethod
    def read(cls, path: Path) -> Rulebook:
        """Read `rulebook.toml`: `[[sections]]` with `id`, `en`, `hant`, `hans` and `[[sections.rules]]` with the same, `tag` and perhaps `definition`."""
        data = tomllib.loads(text_file.read(path))
        sections = []
        for section in data["sections"]:
            paragraphs = []
            for rule in section.get("rules", []):
                if rule["tag"] not in TAGS:
                    raise ValueError(f"{path.name}: {rule['id']} has the unknown tag {rule['tag']!r}")
                definition = rule.get("definition", "")
                if definition and definition not in DEFINITIONS:
                    raise ValueError(f"{path.name}: {rule['id']} has the unknown definition {definition!r}")
                paragraphs.append(Paragraph(rule["id"], rule["tag"], {k: rule[k] for k in LANGUAGES}, definition))
            sections.append(Section(section["id"], {k: section[k] for k in LANGUAGES}, tuple(paragraphs)))
        return cls(tuple(sections))

    def paragraph(self, rule: str) -> Paragraph:
        """The paragraph of a rule id; raises KeyError."""
        for section in self.sections:
            for paragraph in section.paragraphs:
                if paragraph.id == rule:
                    return paragraph
        raise KeyError(rule)

    def ids(self) -> list[str]:
        """All rule ids in order."""
        return [p.id for section in self.sections for p in section.paragraphs]

"""Rule books: every rule of a game as a numbered paragraph in three languages."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from .components import LANGUAGES, TAGS


@dataclass(frozen=True)
class Paragraph:
    """One rule: its id, provenance tag and text by language (`en`, `hant`, `hans`)."""

    id: str
    tag: str
    text: dict[str, str]


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
        """Read `rulebook.toml`: `[[sections]]` with `id`, `en`, `hant`, `hans` and `[[sections.rules]]` with the same and `tag`."""
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        sections = []
        for section in data["sections"]:
            paragraphs = []
            for rule in section.get("rules", []):
                if rule["tag"] not in TAGS:
                    raise ValueError(f"{path.name}: {rule['id']} has the unknown tag {rule['tag']!r}")
                paragraphs.append(Paragraph(rule["id"], rule["tag"], {k: rule[k] for k in LANGUAGES}))
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

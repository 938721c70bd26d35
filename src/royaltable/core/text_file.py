"""The one reader of text files: UTF-8, with or without the byte order mark that editors on Windows put first, any line ends."""

from __future__ import annotations

from pathlib import Path

MARK = "\ufeff"
"""Byte order mark: says nothing about UTF-8, and is no part of the text."""


def decode(content: bytes) -> str:
    """The text of a file's content; raises UnicodeDecodeError.

    >>> decode(b"\\xef\\xbb\\xbfa"), decode(b"a")
    ('a', 'a')
    """
    return content.decode("utf-8-sig")


def read(path: Path | str) -> str:
    """The text of a file, its lines ended by `\\n`; raises OSError, UnicodeDecodeError."""
    return Path(path).read_text(encoding="utf-8-sig")

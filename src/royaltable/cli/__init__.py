"""The command line: `royaltable serve`, `play`, `simulate`, `check`, `components check`, `rules`, `bench`,
`arena`, `train`.

Exit codes: 0 done, 1 a check or a step failed, 2 the call or its input cannot be used. Bad input is answered by one sentence on
standard error.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from ..core.errors import RoyalTableError
from . import arena, bench, check, play, rules, serve, simulate, train

UsageError: Any = typer.BadParameter.__base__
"""What Typer raises for a wrong call; its public name has moved between versions."""
INTERRUPTED = 130

app = typer.Typer(
    name="royaltable",
    help="Ming Dynasty, Royals and Royal Palace: a table in the browser, exact rules, computer players.",
    add_completion=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(serve.serve)
app.command()(play.play)
app.command()(simulate.simulate)
app.command()(check.check)
app.command()(check.verify)
app.command()(rules.rules)
app.command()(bench.bench)
app.command()(arena.arena)
app.command()(train.train)
components = typer.Typer(help="Component files: the printed numbers of a game.", rich_markup_mode=None)
components.command("check")(check.check_components)
app.add_typer(components, name="components")


def main() -> None:
    """Run the command line and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    code = run(sys.argv[1:])
    try:
        sys.stdout.flush()
    except OSError:
        code = _nobody_reads()
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns its exit code. Every error of a user is one sentence on standard error."""
    try:
        code = app(args=list(arguments) or ["--help"], prog_name="royaltable", standalone_mode=False)
    except RoyalTableError as error:
        return fail(str(error))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        if error.errno in (errno.EPIPE, errno.EINVAL) and error.filename is None:
            return _nobody_reads()
        return fail(f"{error.filename or 'The system'}: {error.strerror or error}.")
    except Exception as error:
        if isinstance(error, typer.Exit):
            return error.exit_code
        if isinstance(error, UsageError):
            return fail(_usage(error))
        raise
    return code if isinstance(code, int) else 0


def _usage(error: Any) -> str:
    sentence = " ".join(error.format_message().split())
    where = error.ctx.command_path if error.ctx else "royaltable"
    return f"{sentence} ('{where} --help' tells more.)"


def fail(sentence: str, code: int = 2) -> int:
    """Say what is wrong on standard error; returns the exit code."""
    print(f"royaltable: {sentence}", file=sys.stderr)
    return code


def _nobody_reads() -> int:
    """The reader of our output has gone (`| head`): write no more, complain to nobody."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1

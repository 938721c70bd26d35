"""A real server as a process of its own, over a temporary data folder: `with running() as server: server.url`."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]


@dataclass
class Running:
    """`url` without slash at the end; `data` is its folder."""

    url: str
    data: Path
    process: subprocess.Popen[str]

    def client(self) -> httpx.Client:
        """A browser of its own."""
        return httpx.Client(base_url=self.url, timeout=30, trust_env=False)

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.wait()

    def interrupt(self) -> int:
        """Ctrl-C; returns the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=30)


@contextmanager
def running(
    data: Path | None = None, *, bot_pause: float = 0.0, heartbeat: float | None = None, tiny: bool = False, page: Path | None = None
) -> Iterator[Running]:
    """Start a server on a free port. `tiny`: offer the game of `tests/tiny.py` instead of the real ones; `page`: folder of the built page."""
    with tempfile.TemporaryDirectory(prefix="royaltable-") as temporary:
        folder = data or Path(temporary)
        command = [sys.executable, "-m", "tests.server.process", "--data", str(folder), "--pause", str(bot_pause)]
        command += [] if heartbeat is None else ["--heartbeat", str(heartbeat)]
        command += ["--tiny"] if tiny else []
        command += ["--page", str(page)] if page else []
        path = os.pathsep.join(filter(None, (str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", ""))))
        process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+(?=/)", process.stdout.readline())
            assert found, f"the server did not start: {process.stderr.read() if process.stderr else ''}"
            yield Running(found[0], folder, process)
        finally:
            if process.poll() is None:
                process.terminate()
                try:
                    process.wait(timeout=15)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()
            for stream in (process.stdout, process.stderr):
                if stream is not None:
                    stream.close()

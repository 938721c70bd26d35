"""Settings of all tests: no test is timed, compiled kernels are kept outside the repository and compiled once."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from hypothesis import HealthCheck, settings

settings.register_profile("royaltable", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("royaltable")
os.environ.setdefault("ROYALTABLE_CACHE", str(Path(tempfile.gettempdir()) / "royaltable-test-cache"))

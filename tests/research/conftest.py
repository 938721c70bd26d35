"""Where a library of the extra `research` has no package for the machine, these tests cannot be collected."""

from importlib.util import find_spec

collect_ignore_glob = [] if all(map(find_spec, ("numba", "pettingzoo", "gymnasium", "pyspiel"))) else ["test_*.py"]

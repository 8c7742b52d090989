"""The ratchet: captured kernels whose text was identical once stay identical.

identical.txt lists them, a line each: a hash of the captured file and its name. The hash decides, because the number in a
name (`check_2`) depends on what was captured before it. `./dev conformance --corpus --record` adds files to the list;
nothing takes one off.
"""

import hashlib
from pathlib import Path

LIST = Path(__file__).with_name("identical.txt")


def key(source: Path) -> str:
    return hashlib.sha256(source.read_bytes()).hexdigest()[:16]


def recorded(path: Path = LIST) -> dict[str, str]:
    """Name by key."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict(line.split(" ", 1) for line in lines if line and not line.startswith("#"))


def check(outcomes: list, path: Path = LIST) -> tuple[int, list[str]]:
    """How many of the recorded files are among the outcomes, and those of them that are not identical any more."""
    known = recorded(path)
    found = [o for o in outcomes if key(o.case.source) in known]
    return len(found), [f"{o.case.source.name}: {o.kind}, {o.reason}" for o in found if o.kind != "identical"]


def record(outcomes: list, path: Path = LIST) -> int:
    """Add what is identical now; returns how many are new."""
    known = recorded(path)
    now = {key(o.case.source): o.case.source.stem for o in outcomes if o.kind == "identical"}
    new = now.keys() - known.keys()
    entries = sorted((now | known).items(), key=lambda entry: (entry[1], entry[0]))
    head = "# Captured files whose text equals Warp's on both devices: see ratchet.py. Written by a command, never by hand.\n"
    path.write_text(head + "".join(f"{k} {name}\n" for k, name in entries), encoding="utf-8")
    return len(new)

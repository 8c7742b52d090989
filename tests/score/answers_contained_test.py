"""The programs that try to get out of a worker (tests/verify/containment_test.py), as answers to `weft score`. The kernel
around each computes what it should, so an answer whose program gains nothing is right, and one that gains something ends
there and scores 0; what it leaves behind is looked for outside."""

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "verify"))
from containment_test import COMMON, FUTEX, PROGRAMS, left_behind, snapshot

SOURCE = """import warp as wp


@wp.kernel
def twice(x: wp.array[float], y: wp.array[float]):
    i = wp.tid()
    y[i] = x[i] * 2.0
"""
STORE = "wp::array_store(var_y"


def test_nothing_gets_out_of_an_answer(weft, tmp_path):
    pytest.importorskip("warp")
    desk, home, folder = (tmp_path / name for name in ("desk", "home", "folder"))
    for made in (desk, home, folder):
        made.mkdir()
    (desk / "data").write_text("precious")
    (home / "secret").write_text("secret")
    (folder / "twice.py").write_text(SOURCE)
    subprocess.run(
        [
            weft,
            "generate",
            "--from",
            folder / "twice.py",
            "-o",
            folder / "set",
            "--format",
            "jsonl",
            "--quiet",
        ],
        check=True,
    )
    [path] = (folder / "set" / "data").glob("*")
    row = json.loads(path.read_text())
    assert STORE in row["cpp_forward"]
    # Each thread would do it; once is enough.
    once = "static bool tried; if (!tried) { tried = true; attack(); } " + STORE
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        values = {
            "@DESK@": str(desk),
            "@HOME@": str(home),
            "@FOLDER@": str(folder),
            "@PORT@": f"{port >> 8}, {port & 255}",
            "@WEFT@": str(os.getpid()),
            "@FUTEX@": str(FUTEX[os.uname().machine]),
        }
        lines = []
        for text, _ in PROGRAMS.values():
            for key, value in values.items():
                text = text.replace(key, value)
            answer = COMMON + text + "\n" + row["cpp_forward"].replace(STORE, once)
            lines.append(json.dumps({"id": row["id"], "task": "python-cpp", "completion": answer}) + "\n")
        (folder / "answers.jsonl").write_text("".join(lines))
        before, running = snapshot(tmp_path), left_behind()
        seen = []
        signal.signal(signal.SIGUSR1, lambda *_: seen.append("a signal"))
        done = subprocess.run(
            [weft, "score", folder / "answers.jsonl", "--data", folder / "set", "--timeout", "5"],
            capture_output=True,
            text=True,
            timeout=600,
            env={**os.environ, "HOME": str(home), "WEFT_SECRET": "1"},
        )
        server.settimeout(0.1)
        with pytest.raises(TimeoutError):
            server.accept()
    assert done.returncode == 0, done.stderr
    verdicts = [json.loads(line) for line in done.stdout.splitlines()]
    for (name, (_, problem)), verdict in zip(PROGRAMS.items(), verdicts, strict=True):
        assert verdict["compiles"] and verdict["score"] == (1 if problem == "none" else 0), (name, verdict)
    assert not seen and left_behind() <= running
    assert snapshot(tmp_path) == before

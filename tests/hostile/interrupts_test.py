"""An interrupt ends every command within a second, with all that it began: files, folders, programs.

Every command of `weft --help` stands here with something that takes it longer than anybody waits. Rows and answers that run without
end are interrupted in running_rows_test.py and answers_test.py.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from desk import data_of, edit, left_behind, sets, source

KERNEL = source("scale")
HUGE = 400 << 30  # bytes to read, none of which lies on the disk
ENDLESS = "    while a[i] < 1.0e30:\n        a[i] = 0.0\n"

# What each is given; FILES are those of the folder `slow`.
COMMANDS = {
    "compile": ["compile slow -o out"],
    "check": ["check slow"],
    "coverage": ["coverage FILES"],
    "run": ["run endless.py --unproved --timeout 600"],
    "cuda": ["cuda FILES -o out", "cuda --verify projects --nvcc ./waits"],
    "ptx": ["ptx FILES -o out"],
    "synth": ["synth -n 1000000"],
    "generate": [
        "generate -n 1000000 -o out --format jsonl --quiet --no-space-check",
        "generate -n 1000000 -o -",
        "generate --from slow -o out --format jsonl",
    ],
    "validate": ["validate huge", "validate -n 1000000", "validate huge --run cpu --compiler ./waits"],
    "view": ["view huge --port 0", "view many.jsonl.zst --port 0 --no-cache", "view slow --port 0"],
    "show": ["show many.jsonl.zst 999999999"],
    "stats": ["stats huge", "stats many.jsonl.zst"],
    "convert": ["convert huge -o out", "convert many.jsonl.zst -o -"],
    "diff": [
        "diff huge huge",
        "diff many.jsonl.zst many.jsonl.zst",
        "diff many.jsonl.zst --rows 999999999",
        "diff --summary many.jsonl.zst",
        "diff --summary slow",
    ],
    "dedup": ["dedup huge -o out"],
    "merge": ["merge shards"],
    "hash": ["hash slow"],
    "score": ["score answers.jsonl --data huge --level tokens -o out.jsonl"],
    # They read small records, nothing, and nothing without a GPU: there is nothing to wait for.
    "status": ["status huge"],
    "explain": ["explain --markdown"],
    "completion": ["completion bash"],
    "man": ["man"],
    "gpu-test": ["gpu-test"],
}
AT_ONCE = ("status", "explain", "completion", "man", "gpu-test")
NEED_WARP = ("run", "ptx", "validate huge --run", "gpu-test")  # its headers, a compiler or NVRTC


def test_every_command_is_tried(weft):
    text = subprocess.run([weft, "--help"], capture_output=True, text=True, check=True).stdout
    listed = re.findall(r"^  ([a-z][a-z-]*) ", text, re.MULTILINE)
    assert set(listed) == set(COMMANDS)


def make(weft, what: str) -> None:
    """One of the things that commands take long for, in the current folder."""
    options = ["-n", 4, "-s", 1, "--format", "jsonl", "--splits", "1,0,0"]
    if what in ("slow", "FILES"):
        Path("slow").mkdir()
        for i in range(3000):  # each takes as long as a file may
            Path(f"slow/s{i}.py").write_text(f"x = {i}\nwhile True:\n    x = x + 1\n" + KERNEL)
    elif what == "endless.py":
        Path(what).write_text(KERNEL.replace("    a[i] = a[i] * 2.0\n", ENDLESS))
    elif what == "projects":
        Path("scale.py").write_text(KERNEL)
        sets.run(weft, "cuda", "scale.py", "-o", what, "--quiet")
    elif what == "./waits":  # a compiler that knows its version, starts another program and waits for it
        Path("waits").write_text(
            '#!/bin/sh\ncase "$*" in *--version*) echo "release 12.8"; exit 0;; esac\n'
            "sleep 600 &\necho $! > waiting\nwait\n"
        )
        os.chmod("waits", 0o755)
    elif what == "huge":
        sets.generate(weft, Path(what), *options)
        os.truncate(data_of(Path(what)), HUGE)
        edit(Path("huge/manifest.json"), lambda m: (m.update(bytes=HUGE), m["files"][0].update(bytes=HUGE)))
    elif what == "shards":
        for shard in ["0/2", "1/2"]:
            sets.generate(weft, Path(what), *options, "--shard", shard)
        os.truncate("shards/data/train-00001-of-00002.jsonl", HUGE)
        edit(
            Path("shards/manifest-00001-of-00002.json"),
            lambda m: (
                m.update(bytes=HUGE),
                m["files"][0].update(bytes=HUGE),
                m["shards"][0]["files"][0].update(bytes=HUGE),
            ),
        )
    elif what == "answers.jsonl":
        answer = {"id": "0" * 32, "task": "text-python", "completion": KERNEL}
        Path(what).write_text(json.dumps(answer) + "\n")
    elif what == "many.jsonl.zst":  # frames of fifty equal rows
        zstandard = pytest.importorskip("zstandard")
        sets.generate(weft, Path("few"), *options)
        line = data_of(Path("few")).read_bytes().splitlines(keepends=True)[0]
        Path(what).write_bytes(zstandard.ZstdCompressor().compress(line * 50) * 5000)


def ends(process: str) -> bool:
    """Soon: what was killed may have to wait for its turn."""
    for _ in range(100):
        try:
            if re.search(r"^State:\s+[ZX]", Path(f"/proc/{process}/status").read_text(), re.M):
                return True
        except OSError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("command", [line for lines in COMMANDS.values() for line in lines])
def test_an_interrupt_ends_every_command_at_once(weft, tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    if command.startswith(NEED_WARP):
        pytest.importorskip("warp")
        monkeypatch.setenv("VIRTUAL_ENV", sys.prefix)
    for word in dict.fromkeys(command.split()):
        make(weft, word)
    Path("tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    slow = [str(path) for path in Path("slow").glob("*")]
    words = [word for part in command.split() for word in (slow if part == "FILES" else [part])]
    for _ in range(3):  # a busy machine may take its time, but not every time
        with open("said.txt", "w") as said:
            process = subprocess.Popen([weft, *words], stdout=said, stderr=subprocess.PIPE, text=True)
            time.sleep(1)
            start = time.monotonic()
            process.send_signal(signal.SIGINT)
            messages = process.communicate(timeout=60)[1]
        took = time.monotonic() - start
        if not (command.startswith(AT_ONCE) and process.returncode in (0, 1, 77)):
            assert process.returncode == 130 and "interrupted" in messages, (
                process.returncode,
                messages[-1000:],
            )
        assert os.listdir("tmp") == [] and not left_behind(Path("."))
        assert not Path("out/manifest.json").exists() and not Path("out.jsonl").exists()
        if "./waits" in command:
            assert ends(Path("waiting").read_text().strip())
        if took < 1:
            break
        shutil.rmtree("out", ignore_errors=True)
    assert took < 1, f"{took:.2f} s"

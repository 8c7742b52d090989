"""A signal to a command that hands its work over ends it within seconds, as it ends every other: with the programs that it began and
the folders that it made."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

# In the place of the program: a piece of work never ends.
ENDLESS = """#!/bin/sh
case "$*" in
*--shard=* | *--part=*) echo $$ >"{began}.new"; mv "{began}.new" "{began}"; exec sleep 600 ;;
esac
exec {program} "$@"
"""
COMMANDS = {
    "generate": ["generate", "-n", "4", "--format", "jsonl", "-o", "new", "--engine", "local"],
    "validate": ["validate", "set", "--run", "cpu", "--parts", "2", "--engine", "local"],
}


@pytest.fixture
def environment(weft, folder, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("tmp").mkdir()
    Path("package/weft/bin").mkdir(parents=True)
    for path in (folder / "weft").iterdir():
        if path.name != "bin":
            Path("package/weft", path.name).symlink_to(path)
    program = Path("package/weft/bin/weft")
    program.write_text(ENDLESS.format(began=tmp_path / "began", program=weft))
    program.chmod(0o755)
    subprocess.run(
        [weft, "generate", "-n", "4", "--format", "jsonl", "-o", "set", "--quiet"],
        check=True,
        stdin=subprocess.DEVNULL,
    )
    given = {"PYTHONPATH": str(tmp_path / "package"), "WEFT_PYTHON": sys.executable}
    return {**os.environ, **given, "TMPDIR": str(tmp_path / "tmp")}


def is_there(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"


@pytest.mark.parametrize(
    ("command", "number"),
    [("generate", signal.SIGTERM), ("generate", signal.SIGHUP), ("validate", signal.SIGINT)],
)
def test_a_signal_ends_it_and_all_that_it_began(weft, environment, command, number):
    process = subprocess.Popen(
        [weft, *COMMANDS[command]],
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # nohup and shells have some ignored
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        while not Path("began").exists() and process.poll() is None:
            time.sleep(0.02)
        process.send_signal(number)
        messages = process.communicate(timeout=30)[1]
    finally:
        process.kill()
    assert process.returncode == 130 and "interrupted" in messages, (process.returncode, messages)
    assert not is_there(int(Path("began").read_text()))
    assert os.listdir("tmp") == []


def test_a_second_signal_breaks_nothing(package, tmp_path):
    """Nor does one that comes while a folder is made or removed."""
    code = f"""
import os, signal, sys, tempfile
sys.path.insert(0, {str(Path(package.__file__).parents[1])!r})
from weft import _end
tempfile.tempdir = {str(tmp_path)!r}
_end.watch_signals("weft test")
made = tempfile.mkdtemp
def late(prefix):
    os.kill(os.getpid(), signal.SIGTERM)
    return made(prefix=prefix)
tempfile.mkdtemp = late
try:
    with _end.folder("weft-"):
        print("not reached")
except KeyboardInterrupt:
    os.kill(os.getpid(), signal.SIGINT)
    print("interrupted", os.listdir({str(tmp_path)!r}))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "interrupted []\n"), done


# Waits in a call of C, where no handler of Python's is heard.
DEAF = """
import ctypes, os, signal, sys, threading
sys.path.insert(0, {folder!r})
from weft import _end
_end.LONGEST = 0.2
_end.watch_signals("weft test")
threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGTERM)).start()
with _end.folder("weft-") as made:
    print(made, flush=True)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM])  # another thread takes it
    ctypes.CDLL(None).sleep(600)
"""


def test_a_call_that_hears_nothing_is_ended(package):
    code = DEAF.format(folder=str(Path(package.__file__).parents[1]))
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.returncode == 130 and "weft test: interrupted" in done.stderr, done
    assert not Path(done.stdout.strip()).exists()

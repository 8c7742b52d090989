"""What the tests of hostile inputs share: sources, rows and manifests to spoil, and what must hold of every answer."""

import functools
import json
import resource
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "dataset"))

import sets  # noqa: F401  tests take it from here

HEAD = "import warp as wp\n\n"
KERNEL = """

@wp.kernel
def k(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = a[i] * 2.0
"""
TILED = "\n\n@wp.kernel\ndef k(a: wp.array(dtype=float), b: wp.array(dtype=float)):\n"  # and its body
MINE = "years of work"
ESCAPE = "a\x1b]0;owned\x07\x1b[31m\u202e"
SECONDS, BYTES = 20, 2 << 30  # a machine may be busy; a debug build is slow


def source(name: str) -> str:
    """A file with a kernel of this name."""
    return HEAD + KERNEL[1:].replace("def k(", f"def {name}(")


def data_of(folder: Path) -> Path:
    return folder / "data/train-00000-of-00001.jsonl"


def edit(path: Path, change) -> None:
    value = json.loads(path.read_text())
    change(value)
    path.write_text(json.dumps(value))


def write_rows(path: Path, rows) -> None:
    path.write_text("".join(json.dumps(one) + "\n" for one in rows))


def says(done, code: int, *words: str) -> None:
    assert done.returncode == code, (done.returncode, done.stdout, done.stderr)
    for word in words:
        assert word in done.stdout + done.stderr, (word, done.stdout, done.stderr)


def no_controls(text: str) -> None:
    for c in text:
        assert c in "\n\t" or ord(c) >= 32 and not 0x7F <= ord(c) < 0xA0 and not 0x202A <= ord(c) <= 0x202E, (
            ascii(text)
        )


def left_behind(folder: Path) -> list[str]:
    return [str(path) for path in folder.rglob("*") if path.name.endswith(".part")]


@functools.cache
def has_sanitizers(weft) -> bool:
    """Then shadow memory takes any address space, and all is slow. WEFT_BIN=build/dev/weft pytest tests/hostile"""
    return b"__asan_init" in Path(weft).read_bytes()


def limited(weft, *args, cwd, code, says="", space=BYTES):
    """What weft says, within limits of time and memory; the exit code is `code`, or one of them."""

    def limits():
        if not has_sanitizers(weft):
            resource.setrlimit(resource.RLIMIT_AS, (space, space))
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))

    done = subprocess.run([weft, *map(str, args)], cwd=cwd, capture_output=True, preexec_fn=limits)
    text = (done.stdout + done.stderr).decode("utf-8")  # whatever came in, UTF-8 goes out
    assert done.returncode in (code if isinstance(code, tuple) else (code,)), (done.returncode, text[-2000:])
    assert says in text, text[-2000:]
    return text


def kernel_row(row: dict, source: str, kernel: str = "k") -> dict:
    """A row of a stranger: no policy, so nothing is made again and only the row itself can be judged."""
    args = [
        {
            "name": "a",
            "role": "inout",
            "dtype": "float32",
            "shape": ["n"],
            "fill": "uniform",
            "low": "0.0",
            "high": "1.0",
        }
    ]
    return {
        **row,
        "python_source": source,
        "kernel_name": kernel,
        "policy": None,
        "seed": 77,
        "inputs": {"launch": ["n"], "args": args},
    }

#!/usr/bin/env python3
"""weft view on a large set: how long its index takes beside one plain read, how soon a page is there, what a jump reads.

    view.py SET... [--weft PROGRAM] [--jumps N]
    view.py [-n ROWS] [--times K] [--formats jsonl.zst,parquet] [--options "-d both --difficulty 1-2"]

For every set: one read of all rows (weft convert with a filter that no row passes), the first look (it reads every row and keeps
an index), the second look (it reads the index) until the first page of the list is answered, N jumps to rows drawn at random
with the bytes that the process read for each (rchar of /proc/PID/io), a filter and a sorted list over all rows, and the most
memory that either look took (VmHWM). Without SET, sets of ROWS rows are made in a temporary folder, and every data file of
them stands there K times under other names, which is as much to read, to keep and to look through as other rows would be.

A timing is measured on this machine, never an assertion in a test.
"""

import argparse
import json
import os
import random
import re
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.parse
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class View:
    """A running `weft view`, timed from its start to its address."""

    def __init__(self, weft: str, path: Path, cache: Path):
        begin = time.perf_counter()
        self.process = subprocess.Popen(
            [weft, "view", str(path), "--port", "0"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_CACHE_HOME": str(cache)},
        )
        self.url = re.search(r"http://\S+", self.process.stdout.readline())[0]
        self.ready = time.perf_counter() - begin

    def ask(self, path: str, **parameters) -> tuple[float, dict]:
        begin = time.perf_counter()
        with urllib.request.urlopen(f"{self.url}api/{path}?{urllib.parse.urlencode(parameters)}") as answer:
            found = json.load(answer)
        return time.perf_counter() - begin, found

    def bytes_read(self) -> int:
        return int(re.search(r"rchar: (\d+)", Path(f"/proc/{self.process.pid}/io").read_text())[1])

    def end(self) -> float:
        """The most memory it took, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1000


def measure(weft: str, path: Path, jumps: int, cache: Path) -> None:
    print(
        f"{path.name}: {sum(p.stat().st_size for p in path.rglob('*') if p.is_file()) / 1e9:.2f} GB",
        flush=True,
    )
    begin = time.perf_counter()
    subprocess.run(
        [weft, "convert", str(path), "-o", "-", "--where", "difficulty>99"],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    print(f"  one read of all rows        {time.perf_counter() - begin:8.1f} s", flush=True)
    first = View(weft, path, cache)
    print(f"  first look: index and list  {first.ready:8.1f} s, {first.end():.0f} MB at most", flush=True)
    size = sum(p.stat().st_size for p in cache.rglob("*") if p.is_file())
    again = View(weft, path, cache)
    seconds, page = again.ask("rows")
    print(
        f"  second look: ready          {again.ready:8.2f} s, index of {size / 1e6:.0f} MB for {page['total']:,} rows"
    )
    print(f"  first page of the list      {seconds:8.3f} s")
    times, sizes = [], []
    draw = random.Random(1)
    for _ in range(jumps):
        before = again.bytes_read()
        seconds, _ = again.ask("row", row=draw.randrange(page["total"]))
        times.append(seconds)
        sizes.append(again.bytes_read() - before)
    print(f"  a jump, median of {jumps:4}      {statistics.median(times):8.3f} s, at most {max(times):.3f} s")
    print(
        f"  read for a jump, median     {statistics.median(sizes) / 1e6:8.2f} MB, at most {max(sizes) / 1e6:.2f} MB"
    )
    middle = page["total"] // 2
    asked = [
        ("a page in the middle", "rows", {"offset": middle}),
        ("a search in all names", "rows", {"q": "kernel force"}),
        ("a filter over all rows", "rows", {"where": "difficulty>=2,gradient!=exact"}),
        ("all rows, sorted by size", "rows", {"sort": "-code"}),
        ("plots of all rows", "plots", {}),
    ]
    for label, path_, parameters in asked:
        print(f"  {label:27} {again.ask(path_, **parameters)[0]:8.3f} s")
    print(f"  memory of the second look   {again.end():8.0f} MB at most", flush=True)


def many(weft: str, folder: Path, form: str, arguments) -> Path:
    """A folder of data files with so many rows."""
    made, whole = folder / "made" / form, folder / form
    options = [*arguments.options.split(), "--format", form, "--quiet"]
    subprocess.run([weft, "generate", "-n", str(arguments.n), "-o", made, *options], check=True)
    whole.mkdir()
    for number in range(arguments.times):
        for path in sorted((made / "data").iterdir()):
            os.link(path, whole / f"{number}-{path.name}")
    return whole


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("sets", nargs="*", type=Path)
    parser.add_argument("-n", type=int, default=200_000)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--formats", default="jsonl.zst,parquet")
    parser.add_argument("--options", default="-d both --difficulty 1-2")
    parser.add_argument("--jumps", type=int, default=100)
    parser.add_argument(
        "--weft", type=Path, default=os.environ.get("WEFT_BIN", ROOT / "build" / "release" / "weft")
    )
    arguments = parser.parse_args()
    weft = str(arguments.weft)
    with tempfile.TemporaryDirectory() as name:
        for form in [] if arguments.sets else arguments.formats.split(","):
            arguments.sets.append(many(weft, Path(name), form, arguments))
        for number, path in enumerate(arguments.sets):
            measure(weft, path, arguments.jumps, Path(name) / f"cache{number}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

#!/usr/bin/env python3
"""Two runs with --force in one folder, killed at random: nobody says that a set is done that is not whole.

two_runs.py WEFT [--rounds 100] [-n 200] [--seed 0]      the suite runs a few rounds

Each round starts two processes on the same folder with other seeds, formats or shards; some are killed by the clock, some before
or in the middle of a file operation. Afterwards: who ended with 0 has made the whole set that it was asked for, if it was the
last to hold the lock; who was shut out says so; the set that is called finished is validated; and one more run makes it whole.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "dataset"))

import sets


@dataclass
class Outcome:
    rounds: int = 0
    killed: int = 0
    shut_out: int = 0
    finished: int = 0
    wrong: list = field(default_factory=list)


class Rounds:
    def __init__(self, weft: Path, work: Path, n: int, seed: int):
        self.weft, self.folder, self.n = weft, work / "set", n
        self.random = random.Random(seed)
        start = time.monotonic()
        sets.generate(weft, work / "timed", *self.options(0, "jsonl"))
        self.seconds = time.monotonic() - start

    def options(self, seed: int, form: str) -> list:
        return ["-n", self.n, "-s", seed, "--format", form, "--shards", 3, "--threads", 1]

    def start(self, options: list):
        fault = self.random.choice(["", "", "kill", "torn", "clock"])
        env = dict(os.environ)
        if fault in ("kill", "torn"):
            env["WEFT_TEST_FAULT"] = f"{fault}@{self.random.randint(1, 60)}"
        command = [self.weft, "generate", "-o", self.folder, "--quiet", "--force", *options]
        process = subprocess.Popen(
            [str(part) for part in command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
        )
        return process, fault == "clock"

    def is_whole(self, options: list) -> str:
        """Why the folder is not the finished set of these options; empty: it is."""
        manifest = self.folder / "manifest.json"
        if not manifest.exists():
            return "there is no manifest"
        said = json.loads(manifest.read_text())
        if said["options"]["seed"] != str(options[3]) or said["options"]["format"] != options[5]:
            return "another set"
        missing = [one["path"] for one in said["files"] if not (self.folder / one["path"]).exists()]
        if missing:
            return f"{missing[0]} is missing"
        done = sets.run(self.weft, "stats", self.folder, check=False)
        return "" if done.returncode == 0 else done.stderr

    def round(self, outcome: Outcome) -> None:
        forms = ["jsonl", "jsonl.zst", "json"]
        chosen = [self.options(self.random.randint(1, 3), self.random.choice(forms)) for _ in range(2)]
        runs = []
        for options in chosen:
            runs.append((*self.start(options), options))
            time.sleep(self.random.random() * self.seconds / 2)
        time.sleep(self.random.random() * self.seconds)
        for process, by_clock, _ in runs:
            if by_clock:
                process.send_signal(signal.SIGKILL)
        ends = []
        for process, _, options in runs:
            messages = process.communicate()[1]
            ends.append((process.returncode, messages, options))
        outcome.rounds += 1
        outcome.killed += sum(code == -9 for code, _, _ in ends)
        outcome.shut_out += sum(code == 3 and "another run" in messages for code, messages, _ in ends)
        good = [options for code, _, options in ends if code == 0]
        outcome.finished += len(good)
        for code, messages, options in ends:
            if code not in (0, 3, -9):
                outcome.wrong.append((code, messages, options))
        # The other may have begun after one was done; nobody else came, so one of those who were done must have its set, or the
        # other was killed while it replaced it and says that it is not finished.
        if len(good) == 2 and all(self.is_whole(options) for options in good):
            outcome.wrong.append(("both done", [self.is_whole(options) for options in good]))
        if len(good) == 1 and self.is_whole(good[0]):
            other = next(code for code, _, options in ends if options is not good[0] or code != 0)
            if other != -9:
                outcome.wrong.append(("done", self.is_whole(good[0]), ends))
        if (self.folder / "manifest.json").exists():
            stats = sets.run(self.weft, "stats", self.folder, check=False)
            if stats.returncode != 0:
                outcome.wrong.append(("a manifest, and not whole", stats.stderr, ends))
        last = self.options(9, "jsonl")
        sets.generate(self.weft, self.folder, "--force", *last)
        if why := self.is_whole(last):
            outcome.wrong.append(("the next run", why))
        if self.random.random() < 0.3:
            shutil.rmtree(self.folder)


def run(weft: Path, rounds: int, n: int, seed: int = 0) -> Outcome:
    outcome = Outcome()
    with tempfile.TemporaryDirectory(prefix="weft-two-") as work:
        all_rounds = Rounds(weft, Path(work), n, seed)
        for _ in range(rounds):
            all_rounds.round(outcome)
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("-n", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    outcome = run(args.weft.resolve(), args.rounds, args.n, args.seed)
    print(
        f"{outcome.rounds} rounds of two runs: {outcome.finished} done, {outcome.killed} killed, "
        f"{outcome.shut_out} shut out, {len(outcome.wrong)} wrong"
    )
    for one in outcome.wrong:
        print(one)
    return int(bool(outcome.wrong))


if __name__ == "__main__":
    sys.exit(main())

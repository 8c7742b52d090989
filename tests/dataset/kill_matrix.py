#!/usr/bin/env python3
"""Kills generation at random moments and in the middle of writes, resumes, and compares with an undisturbed run.

kill_matrix.py WEFT [--kills 50] [--format jsonl] [-n 3000]      the test suite runs a short version

Three kinds of kill: by the clock, before a file operation, and in the middle of a write (the operations go through one
seam that WEFT_TEST_FAULT makes fail). A kill counts as a hit when it ended a run that was not complete yet.
"""

import argparse
import math
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import sets


@dataclass
class Outcome:
    kills: int = 0
    hits: int = 0  # the run was at work
    differences: int = 0


class Matrix:
    def __init__(self, weft: Path, work: Path, form: str, n: int, seed: int = 0):
        self.weft, self.work, self.form, self.n = weft, work, form, n
        self.random = random.Random(seed)
        self.options = ["-n", n, "--format", form, "-d", "both", "--shards", 4, "--threads", 2]
        count = work / "operations"
        env = {"WEFT_TEST_FAULT": "count", "WEFT_TEST_FAULT_COUNT": str(count)}
        sets.generate(weft, work / "whole", *self.options, env=env)
        self.seconds = math.inf
        for _ in range(2):  # the quicker one: on a busy machine the clock would come too late
            start = time.monotonic()
            sets.generate(weft, work / "timed", "--force", *self.options)
            self.seconds = min(self.seconds, time.monotonic() - start)
        self.operations = int(count.read_text())
        self.expected = sets.fingerprint(work / "whole")

    def start(self, folder: Path, fault: str | None):
        env = {**os.environ, "WEFT_TEST_FAULT": fault} if fault else None
        command = [self.weft, "generate", "-o", folder, "--quiet", "--resume", *self.options]
        return subprocess.Popen([str(part) for part in command], stderr=subprocess.DEVNULL, env=env)

    def kill_once(self, folder: Path, share: float) -> bool:
        """Starts or goes on, and kills within that share of a whole run; whether it was still at work."""
        kind = self.random.choice(["clock", "kill", "torn"])
        if kind == "clock":
            process = self.start(folder, None)
            time.sleep(self.random.random() * self.seconds * share)
            process.send_signal(signal.SIGKILL)
        else:
            last = max(1, int(self.operations * share))
            process = self.start(folder, f"{kind}@{self.random.randint(1, last)}")
        return process.wait() == -signal.SIGKILL and not (folder / "manifest.json").exists()

    def kills(self, count: int) -> Outcome:
        outcome = Outcome()
        while outcome.kills < count:
            folder = self.work / "killed"
            for again in range(self.random.randint(1, 3)):
                if outcome.kills == count:
                    break
                outcome.kills += 1
                outcome.hits += self.kill_once(folder, 0.8 / 2**again)  # less and less is left to do
            sets.generate(self.weft, folder, "--resume", *self.options)
            outcome.differences += sets.fingerprint(folder) != self.expected
            shutil.rmtree(folder)
        return outcome

    def faults(self, count: int) -> Outcome:
        """Writes that fail: a full disk, an error, a write cut short. Clear message, exit code 3, and resuming works."""
        outcome = Outcome()
        folder = self.work / "failed"
        for _ in range(count):
            kind = self.random.choice(["enospc", "eio", "short", "erofs"])
            fault = f"{kind}@{self.random.randint(1, self.operations)}"
            done = sets.generate(
                self.weft, folder, "--resume", *self.options, env={"WEFT_TEST_FAULT": fault}, check=False
            )
            outcome.kills += 1
            if done.returncode != 0:
                outcome.hits += 1
                assert done.returncode == 3, f"{fault}: {done.returncode} {done.stderr}"
                assert "cannot" in done.stderr, f"{fault}: {done.stderr}"
            sets.generate(self.weft, folder, "--resume", *self.options)
            outcome.differences += sets.fingerprint(folder) != self.expected
            shutil.rmtree(folder)
        return outcome


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("weft", type=Path)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--format", default="jsonl")
    parser.add_argument("-n", type=int, default=3000)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="weft-kills-") as work:
        matrix = Matrix(args.weft.resolve(), Path(work), args.format, args.n)
        killed, failed = matrix.kills(args.kills), matrix.faults(max(4, args.kills // 4))
    print(
        f"{args.format}: {killed.kills} kills, {killed.hits} of them at work, {killed.differences} differences; ",
        end="",
    )
    print(f"{failed.kills} failing disks, {failed.hits} noticed, {failed.differences} differences")
    return int(killed.differences + failed.differences != 0 or killed.hits < 0.8 * killed.kills)


if __name__ == "__main__":
    sys.exit(main())

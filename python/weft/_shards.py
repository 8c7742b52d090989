"""A set made in pieces: which commands make its shards, and how they are joined. Engines only hand these out: the program writes
its own files, each under its final name when it is whole, so a piece that was lost is made again and one that is there is kept."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass

from weft._program import WeftError, program

DONE = 0


@dataclass(frozen=True)
class Plan:
    """A set of `shards` pieces in the folder `output`, which all machines see under this name."""

    output: str
    shards: int
    options: tuple[str, ...]  # of weft generate

    @staticmethod
    def of(n: int, output: str | os.PathLike[str], shards: int, options: dict[str, object]) -> Plan:
        """Options as of weft.generate() and of the command, as in format="parquet", categories="loop,vector:2"."""
        if not 1 <= shards <= n:
            raise ValueError(f"there are 1 to {n} shards, not {shards}")
        words = ["--count", str(n)]
        for name, value in options.items():
            option = "--" + name.replace("_", "-")
            if name == "backward":
                words += [] if value else ["--no-backward"]
            elif value is True:
                words.append(option)
            elif value is not False and value is not None:
                words += [option, str(value)]
        return Plan(os.fspath(output), shards, tuple(words))

    def command(self, shard: int, threads: int) -> list[str]:
        """What makes a shard, or finds that it is there."""
        return [
            *("generate", "--output", self.output, "--shard", f"{shard}/{self.shards}"),
            *("--threads", str(threads), "--resume", "--quiet", *self.options),
        ]

    @property
    def merging(self) -> list[str]:
        return ["merge", self.output]

    def __str__(self) -> str:
        last = self.shards - 1
        return (
            f"{self.shards} shards in {self.output}: weft {' '.join(self.command(0, 1))}\n"
            f"… to --shard {last}/{self.shards}, then: weft {' '.join(self.merging)}"
        )


def run(arguments: Sequence[str]) -> str:
    """Runs the program; what it printed."""
    done = subprocess.run([str(program()), *arguments], capture_output=True, text=True)
    if done.returncode != DONE:
        raise WeftError(done.stderr.strip() or f"weft ended with {done.returncode}")
    return done.stdout

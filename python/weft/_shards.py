"""A set made in pieces: which commands make its shards, and how they are joined. Engines only hand out numbers: the program writes
its own files, each under its final name when it is whole, so a piece that was lost is made again and one that is there is kept."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from weft import _end
from weft._program import WeftError, program

DONE = 0
T = TypeVar("T")
Engine = Callable[[Callable[[int], T], int], Iterator[tuple[int, T]]]  # piece by piece, as they are done


@dataclass(frozen=True)
class Plan:
    """A set of `shards` pieces in `output`: a folder that all machines see under this name, or a place in an object store."""

    output: str
    shards: int
    rows: int
    words: tuple[str, ...]  # options of weft generate
    options: dict[str, str]  # what they mean, as the set's own manifest has it
    folder: str  # where relative paths among the words begin

    @staticmethod
    def of(
        n: int | None, output: str | os.PathLike[str], shards: int | None, options: dict[str, object]
    ) -> Plan:
        """Options as of weft.generate() and of the command, as in format="jsonl", categories="loop,vector:2"."""
        words = [] if n is None else [f"--count={n}"]
        for name, value in options.items():
            option = "--" + name.replace("_", "-")
            if name == "backward":
                words += [] if value else ["--no-backward"]
            elif isinstance(value, list | tuple):
                words += [f"{option}={each}" for each in value]
            elif value is True:
                words.append(option)
            elif value is not False and value is not None:
                words.append(f"{option}={value}")
        return Plan.of_words(os.fspath(output), shards, words)

    @staticmethod
    def of_words(output: str, shards: int | None, words: Sequence[str]) -> Plan:
        """What is wrong with the words is told here, before a thousand workers do."""
        whole = [] if shards is None else [f"--shards={shards}"]
        output = output if is_store(output) else os.path.abspath(output)
        told = run(["generate", f"--output={output}", *whole, *words, "--dry-run", "--json"])
        plan = json.loads(told)
        return Plan(output, plan["shards"], plan["kernels"], tuple(words), plan["options"], os.getcwd())

    def command(self, shard: int, threads: int, output: str | None = None) -> list[str]:
        """What makes a shard, or finds that it is there."""
        return [
            *("generate", f"--output={output or self.output}", f"--shard={shard}/{self.shards}"),
            *(f"--threads={threads}", "--resume", "--wait", "--quiet", *self.words),
        ]

    def rows_before(self, shard: int) -> int:
        return shard * self.rows // self.shards

    def __str__(self) -> str:
        engine = () if is_store(self.output) else ("--engine=local",)
        return run(
            [
                "generate",
                f"--output={self.output}",
                f"--shards={self.shards}",
                *self.words,
                *engine,
                "--dry-run",
            ],
            self.folder,
        )


def is_store(output: str) -> bool:
    return "://" in output


def make(plan: Plan, shard: int, threads: int) -> None:
    """Makes a shard, where the plan says."""
    if is_store(plan.output):
        from weft import _store

        _store.make(plan, shard, threads)
    else:
        run(plan.command(shard, threads), plan.folder)


def join(plan: Plan, as_json: bool = False) -> str:
    """Makes one set of all shards; its summary."""
    if is_store(plan.output):
        from weft import _store

        return _store.join(plan, as_json)
    if os.path.exists(os.path.join(plan.output, "manifest.json")):
        return run(["status", plan.output, *(["--json"] if as_json else [])])
    return run(["merge", plan.output, *(["--json"] if as_json else [])])


def generate(plan: Plan, engine: Engine[None], threads: int, *, quiet: bool, as_json: bool = False) -> str:
    """Has all shards made, and joins them."""
    if is_store(plan.output):
        from weft import _store

        _store.check(plan)
    progress = Progress("rows", plan.rows, quiet)
    for shard, _ in engine(lambda piece: make(plan, piece, threads), plan.shards):
        progress.add(plan.rows_before(shard + 1) - plan.rows_before(shard))
    progress.end()
    return join(plan, as_json)


def one_by_one(work: Callable[[int], T], pieces: int) -> Iterator[tuple[int, T]]:
    """The engine that is always there."""
    for piece in range(pieces):
        yield piece, work(piece)


class Progress:
    """How far the whole is, on standard error: one line that changes on a terminal, elsewhere a line now and then."""

    SECONDS_BETWEEN_LINES = 10.0

    def __init__(self, things: str, total: int, quiet: bool):
        self._things, self._total, self._quiet = things, total, quiet
        self._done = 0
        self._begin = self._told = time.monotonic()
        self._changes = sys.stderr.isatty()

    def add(self, done: int) -> None:
        self._done += done
        now = time.monotonic()
        if self._quiet or not (self._changes or now - self._told >= self.SECONDS_BETWEEN_LINES):
            return
        self._told = now
        rate = self._done / max(now - self._begin, 1e-9)
        left = (self._total - self._done) / max(rate, 1e-9)
        line = f"{self._done:,} of {self._total:,} {self._things}, {rate:,.0f} {self._things}/s, {left:,.0f} s left"
        print(
            f"\r{line}\x1b[K" if self._changes else line,
            end="" if self._changes else "\n",
            file=sys.stderr,
            flush=True,
        )

    def end(self) -> None:
        if self._changes and not self._quiet:
            print(file=sys.stderr)


def run(arguments: Sequence[str], folder: str | None = None, good: Sequence[int] = (DONE,)) -> str:
    """Runs the program; what it printed. A folder that this machine does not have is left aside: only relative paths need it."""
    done = _end.run([str(program()), *arguments], folder if folder and os.path.isdir(folder) else None)
    if done.returncode not in good:
        raise WeftError(done.stderr.strip() or f"weft ended with {done.returncode}", done.returncode)
    return done.stdout

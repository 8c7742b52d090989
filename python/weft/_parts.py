"""A set validated in parts: the dear levels (compiling, running) by workers, the cheap one here, and one report of both."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from weft import _end
from weft._program import FINDINGS, WeftError, program
from weft._shards import DONE, Engine, Progress, run


@dataclass(frozen=True)
class Parts:
    path: str  # of a set that all machines see under this name
    parts: int
    rows: int
    words: tuple[str, ...]  # options of weft validate: of each part
    joining: tuple[str, ...]  # and of what joins their reports
    folder: str  # where relative paths among the words begin
    needs_gpu: bool

    @staticmethod
    def of(order: dict[str, Any]) -> Parts:
        """What the program hands over."""
        return Parts(
            path=os.path.abspath(order["place"]),
            parts=order["pieces"],
            rows=order["rows"],
            words=tuple(order["words"]),
            joining=tuple(order["joining"]),
            folder=os.getcwd(),
            needs_gpu=order["needs_gpu"],
        )

    def report(self, part: int, threads: int) -> str:
        """What a part finds, as JSON."""
        words = [
            "validate",
            self.path,
            f"--part={part}/{self.parts}",
            f"--threads={threads}",
            "--json",
            *self.words,
        ]
        return run(words, self.folder, good=(DONE, FINDINGS))


def validate(work: Parts, engine: Engine[str], threads: int, *, quiet: bool) -> tuple[str, int]:
    """What `weft validate` prints of the whole set, and its exit code."""
    progress = Progress("rows", work.rows, quiet)
    with _end.folder("weft-parts-") as folder:
        for part, report in engine(lambda piece: work.report(piece, threads), work.parts):
            Path(folder, f"part-{part}.json").write_text(report)
            progress.add(json.loads(report)["rows"])
        progress.end()
        command = [str(program()), "validate", work.path, f"--join={folder}", *work.joining]
        done = _end.run(command, work.folder)
    if done.returncode not in (DONE, FINDINGS):
        raise WeftError(done.stderr.strip() or f"weft ended with {done.returncode}", done.returncode)
    return done.stdout, done.returncode

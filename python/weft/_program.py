"""What the program does for Python: sets that are validated, answers that are judged. It runs the code of strangers in a
sandbox of its own, so it stays a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

FINDINGS = 1  # the exit code of a program that looked at everything and found something


class WeftError(RuntimeError):
    """The program could not do what it was asked for; the text is what it said."""


def program() -> Path:
    """The program `weft` that this package carries."""
    path = Path(__file__).parent / "bin" / "weft"
    if not path.exists():
        raise WeftError(f"{path} is missing: the package was not installed by pip")
    return path


def validate(
    path: str | os.PathLike[str],
    *,
    compile: str | Iterable[str] = (),
    run: str | Iterable[str] = (),
    sample: int | None = None,
    gradients: bool = True,
    threads: int = 0,
    warp: str | os.PathLike[str] | None = None,
) -> dict[str, Any]:
    """Checks every row of a set, and returns the report of `weft validate`; its "status" is "ok" where all is well.

    `compile` and `run` name devices, "cpu" or "cuda": the code of the rows is compiled, and run on their inputs, in a sandbox.
    """
    command = [str(program()), "validate", os.fspath(path), "--json"]
    for option, devices in (("--compile", compile), ("--run", run)):
        listed = devices if isinstance(devices, str) else ",".join(devices)
        command += [option, listed] if listed else []
    command += [] if sample is None else ["--sample", str(sample)]
    command += [] if gradients else ["--no-gradients"]
    command += [] if warp is None else ["--warp", os.fspath(warp)]
    command += ["--threads", str(threads)] if threads else []
    with tempfile.TemporaryDirectory() as folder:  # not into the set
        command += ["--report", str(Path(folder, "report.json"))]
        done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode not in (0, FINDINGS) or not done.stdout:
        raise WeftError(done.stderr.strip() or f"weft ended with {done.returncode}")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


class Scorer:
    """A judge that stays: answers in, verdicts out, as a reward of a training loop needs it.

    >>> with weft.Scorer("data/set", level="tokens") as scorer:
    ...     scorer({"id": id, "task": "python-cuda", "completion": text})["score"]
    """

    def __init__(
        self,
        data: str | os.PathLike[str],
        *,
        level: str = "gradients",
        gpu: bool = False,
        threads: int = 0,
        warp: str | os.PathLike[str] | None = None,
        timeout: int | None = None,
    ):
        command = [str(program()), "score", "-", "--data", os.fspath(data), "--level", level]
        command += ["--gpu"] if gpu else []
        command += ["--threads", str(threads)] if threads else []
        command += [] if warp is None else ["--warp", os.fspath(warp)]
        command += [] if timeout is None else ["--timeout", str(timeout)]
        self._said = tempfile.TemporaryFile("w+")  # a pipe that nobody reads would stop it one day
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, text=True
        )

    def __call__(self, answer: Mapping[str, Any]) -> dict[str, Any]:
        """The verdict on one answer: {"id", "task", "completion"}."""
        into, out = self._process.stdin, self._process.stdout
        assert into is not None and out is not None
        try:
            into.write(json.dumps(answer) + "\n")
            into.flush()
        except BrokenPipeError:
            pass  # what it said tells why
        line = out.readline()
        if not line:
            raise self._why()
        verdict: dict[str, Any] = json.loads(line)
        return verdict

    def all(self, answers: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The verdicts on these answers, which are the last: they are judged on all threads at once."""
        out, _ = self._process.communicate("".join(json.dumps(answer) + "\n" for answer in answers))
        if self._process.returncode not in (0, FINDINGS):
            raise self._why()
        return [json.loads(line) for line in out.splitlines()]

    def _why(self) -> WeftError:
        code = self._process.wait()
        self._said.seek(0)
        return WeftError(self._said.read().strip() or f"weft ended with {code}")

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.communicate()
        self._said.close()

    def __enter__(self) -> Scorer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self._process.kill()
        self.close()


def score(
    answers: Iterable[Mapping[str, Any]], data: str | os.PathLike[str], **options: Any
) -> list[dict[str, Any]]:
    """The verdicts on answers, in their order: "score" is 1, 0, or None where it cannot be judged here. Options as of Scorer."""
    with Scorer(data, **options) as scorer:
        return scorer.all(answers)

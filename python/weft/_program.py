"""What the program does for Python: sets that are validated, answers that are judged. It runs the code of strangers in a
sandbox of its own, so it stays a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

FINDINGS = 1  # the exit code of a program that looked at everything and found something


class WeftError(RuntimeError):
    """The program could not do what it was asked for; the text is what it said, `code` its exit code."""

    def __init__(self, text: str, code: int = 3):
        super().__init__(text)
        self.code = code


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
        self._turn = threading.Lock()  # a verdict belongs to the answer before it, whatever thread asks
        self._said = tempfile.TemporaryFile("w+")  # a pipe that nobody reads would stop it one day
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._said, text=True
        )

    def __call__(self, answer: Mapping[str, Any]) -> dict[str, Any]:
        """The verdict on one answer: {"id", "task", "completion"}."""
        return self.judge([answer])[0]

    def judge(self, answers: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The verdicts on several, in their order; those that come together are judged on all threads."""
        lines = [json.dumps(answer) + "\n" for answer in answers]
        out = self._process.stdout
        assert out is not None
        with self._turn:
            # Written beside the reading: either pipe may be full before the other is empty.
            writer = threading.Thread(target=self._write, args=(lines,))
            writer.start()
            said = [out.readline() for _ in lines]
            writer.join()
        if not all(said):
            raise self._why()
        return [json.loads(line) for line in said]

    def _write(self, lines: Iterable[str]) -> None:
        into = self._process.stdin
        assert into is not None
        try:
            into.writelines(lines)
            into.flush()
        except BrokenPipeError:
            pass  # what it said tells why

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
        return scorer.judge(answers)

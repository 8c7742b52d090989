"""Large sets on a Ray cluster: a task for each shard. Needs `ray`, this package on every node, and a folder that all of them see, or
an object store.

    >>> import weft.ray
    >>> weft.ray.generate(100_000_000, "/shared/set", shards=10_000, device="both", format="jsonl.zst")

The bytes are those of one machine: `weft generate -n 100000000 -o set --shards 10000 …`. A worker that is lost costs its shard,
which another one makes; called again, it goes on with what is missing.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, TypeVar

from weft import _end, _parts, _shards
from weft._program import WeftError

T = TypeVar("T")
RETRIES = 3
AT_ONCE = 2000  # tasks that wait for a worker: as many as the largest clusters have


def generate(
    n: int,
    output: str | os.PathLike[str],
    *,
    shards: int | None = None,
    dry_run: bool = False,
    cpus: int = 1,
    retries: int = RETRIES,
    quiet: bool = False,
    **options: Any,
) -> str:
    """Makes a set and returns its summary; `dry_run` returns the plan instead.

    Each shard is one task on `cpus` processors, given out again `retries` times when its worker is lost. What the program itself
    refuses (a wrong option, a full disk) is raised at once, as weft.WeftError. Options as of weft.generate(), and those of the
    command: format, splits, task, …
    """
    plan = _shards.Plan.of(n, output, shards, options)
    if dry_run:
        return str(plan)
    return _shards.generate(plan, engine(cpus=cpus, retries=retries), cpus, quiet=quiet)


def validate(
    path: str | os.PathLike[str],
    *,
    run: str = "",
    compile: str = "",
    parts: int | None = None,
    cpus: int = 1,
    retries: int = RETRIES,
    quiet: bool = False,
    **options: Any,
) -> dict[str, Any]:
    """The report of weft.validate(), rows compiled and run by the workers: part by part, on a GPU each where `run` names cuda
    and the cluster has some. Options as of the command: sample, warp, arch, no_gradients, …"""
    words = [f"--run={run}"] if run else []
    words += [f"--compile={compile}"] if compile else []
    words += [] if parts is None else [f"--parts={parts}"]
    for name, value in options.items():
        option = "--" + name.replace("_", "-")
        words += [option] if value is True else [f"{option}={value}"]
    told = _shards.run(["validate", os.fspath(path), "--engine=ray", "--dry-run", "--json", *words])
    work = _parts.Parts.of(json.loads(told))
    report, _ = _parts.validate(
        replace(work, joining=(*work.joining, "--json")),
        engine(cpus=cpus, needs_gpu=work.needs_gpu, retries=retries),
        cpus,
        quiet=quiet,
    )
    found: dict[str, Any] = json.loads(report)
    return found


def engine(*, cpus: int = 1, needs_gpu: bool = False, retries: int = RETRIES) -> _shards.Engine[T]:
    """Hands pieces of work to the workers of a cluster; they come back in the order in which they are done."""
    try:
        import ray
    except ImportError as error:
        raise WeftError(f'Ray is not installed ({error}): pip install "weft[ray]"') from None

    def hand_out(work: Callable[[int], T], pieces: int) -> Iterator[tuple[int, T]]:
        if not ray.is_initialized():
            ray.init(logging_level=logging.WARNING, log_to_driver=False)
            _end.watch_again()  # Ray has handlers of its own
        # Where there is no GPU the program says so; a task that asks for one would wait for ever.
        there = ray.cluster_resources()  # type: ignore[no-untyped-call]
        gpus = int(needs_gpu and there.get("GPU", 0) >= 1)
        # A task that raises is not tried again, one whose worker is lost is.
        task = ray.remote(num_cpus=cpus, num_gpus=gpus, max_retries=retries)(work)
        waiting: dict[Any, int] = {}
        left = iter(range(pieces))
        try:
            while True:
                waiting |= {task.remote(piece): piece for piece in islice(left, AT_ONCE - len(waiting))}
                if not waiting:
                    return
                (ready,), _ = ray.wait(list(waiting), num_returns=1)
                piece = waiting.pop(ready)
                yield piece, _result(ready, piece, retries)
        finally:
            for given in waiting:
                ray.cancel(given)
            if waiting:  # those that run end their programs first
                ray.wait(list(waiting), num_returns=len(waiting), timeout=_end.PATIENCE)

    return hand_out


def _result(ready: Any, piece: int, retries: int) -> Any:
    import ray

    try:
        return ray.get(ready)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, WeftError):
            raise error.cause from None
        raise
    except (
        ray.exceptions.WorkerCrashedError,
        ray.exceptions.NodeDiedError,
        ray.exceptions.OutOfMemoryError,
    ) as error:
        raise WeftError(
            f"piece {piece}: its worker was lost {retries + 1} times ({error}); the same call goes on with what is missing"
        ) from None

"""Large sets on a Ray cluster: a task for each shard. Needs `ray`, this package on every node, and a folder that all of them see.

    >>> import weft.ray
    >>> weft.ray.generate(100_000_000, "/shared/set", shards=10_000, device="both", format="parquet")

The bytes are those of one machine: `weft generate -n 100000000 -o set --shards 10000 …`. A worker that is lost costs its shard,
which another one makes; called again, it goes on with what is missing.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from weft._shards import Plan, run


def generate(
    n: int,
    output: str | os.PathLike[str],
    *,
    shards: int,
    dry_run: bool = False,
    cpus: int = 1,
    retries: int = 3,
    quiet: bool = False,
    **options: Any,
) -> str:
    """Makes a set and returns its summary; `dry_run` returns the plan instead.

    Each shard is one task on `cpus` processors, given out again `retries` times when its worker is lost. What the program itself
    refuses (a wrong option, a full disk) is raised at once, as weft.WeftError. Options as of weft.generate(), and those of the
    command: format, splits, task, …
    """
    plan = Plan.of(n, output, shards, options)
    run(["generate", "--help"])  # the program is there, before anything is begun
    if dry_run:
        return str(plan)

    import ray

    @ray.remote(num_cpus=cpus, max_retries=retries)
    def make(shard: int) -> int:
        run(plan.command(shard, cpus))
        return shard

    if not ray.is_initialized():
        ray.init()
    # The first one alone: it says what is wrong with the options before a thousand others do.
    ray.get(make.remote(0))
    waiting = [make.remote(shard) for shard in range(1, shards)]
    done = 1
    while waiting:
        ready, waiting = ray.wait(waiting)
        for finished in ray.get(ready):
            done += 1
            if not quiet:
                print(f"shard {finished}: {done} of {shards} are made", file=sys.stderr)
    return run(plan.merging)

"""What the program hands over (src/cli/hand_over.h): `--engine` of generate and validate, and sets in object stores."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, NoReturn

from weft import _end, _parts, _shards
from weft._program import WeftError


def main(text: str) -> NoReturn:
    order = json.loads(text)
    name = f"weft {order['command']}: "
    _end.watch_signals(f"weft {order['command']}")
    # What an engine has to say is no answer; it speaks until the process ends.
    out, sys.stdout = sys.stdout, sys.stderr
    answer = ""
    try:
        answer, code = COMMANDS[order["command"]](order)
    except WeftError as error:
        said = str(error)
        print(said if said.startswith("weft ") else name + said, file=sys.stderr)
        code = error.code
    except KeyboardInterrupt:
        _end.end_all()
        _end.tell(f"weft {order['command']}")
        code = _end.INTERRUPTED
    out.write(answer)
    out.flush()
    sys.exit(code)


def engine(order: dict[str, Any], threads: int, needs_gpu: bool = False) -> _shards.Engine[Any]:
    if order["engine"] == "local":
        return _shards.one_by_one
    from weft import ray

    return ray.engine(cpus=threads, needs_gpu=needs_gpu)


def threads_of(order: dict[str, Any]) -> int:
    """Of a piece: all of this machine's, or one of a worker's."""
    return order["threads"] or ((os.cpu_count() or 1) if order["engine"] == "local" else 1)


def generate(order: dict[str, Any]) -> tuple[str, int]:
    threads = threads_of(order)
    plan = _shards.Plan.of_words(order["place"], order["pieces"], order["words"])
    summary = _shards.generate(
        plan, engine(order, threads), threads, quiet=order["quiet"], as_json=order["json"]
    )
    return summary if order["json"] or not order["quiet"] else "", 0


def validate(order: dict[str, Any]) -> tuple[str, int]:
    threads = threads_of(order)
    work = _parts.Parts.of(order)
    return _parts.validate(work, engine(order, threads, work.needs_gpu), threads, quiet=order["json"])


COMMANDS = {"generate": generate, "validate": validate}

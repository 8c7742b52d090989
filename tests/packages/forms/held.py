"""Types of Warp joined to a union are not called, a function under `contextmanager` is not either."""

import contextlib
from dataclasses import dataclass

import warp as wp


@dataclass
class Pair:
    first: wp.Kernel | None
    second: wp.Function | wp.Kernel | None = None


@contextlib.contextmanager
def recording():
    @wp.kernel
    def later(values: wp.array(dtype=float)):
        values[wp.tid()] = 1.0

    yield later


@wp.kernel
def held(values: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = values[i] + 2.0

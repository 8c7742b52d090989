# warp: refuses
from typing import Any

import warp as wp


@wp.kernel
def hashed(values: wp.array(dtype=Any), grid: wp.Stream, count: int):
    i = wp.tid()
    if i < count:
        values[i] = values[i] + values[i]


@wp.overload
def hashed(values: wp.array(dtype=float), grid: wp.Stream, count: int): ...

# wp.static gives a builtin: called, bound to a name, applied to a tile, in a function and in a template.
from typing import Any

import warp as wp

CHOSEN = {"wave": wp.sin, "flat": wp.abs}
smooth = wp.cos


@wp.func
def doubled(x: Any):
    return wp.static(wp.min)(x, x + x)


@wp.func
def flattened(x: float):
    f = wp.static(CHOSEN["flat"])
    return f(x) + f(-x)


@wp.kernel
def builtin_value(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    t = wp.tile_load(x, shape=8, offset=i * 8)
    wp.tile_store(y, wp.tile_map(wp.static(smooth), t), offset=i * 8)
    x[i] = wp.static(CHOSEN["wave"])(x[i]) + doubled(x[i]) + flattened(x[i])

# Functions that take and return tiles: of any shape, of a fixed one, several results; what they do to the storage of callers
from typing import Any

import warp as wp

SIDE = wp.constant(8)


@wp.func
def total(t: wp.tile[float]):
    return wp.tile_sum(t)


@wp.func
def first(t: wp.tile[float, SIDE]):
    return t[0]


@wp.func
def both(t: wp.tile[float, 4, 2], k: float):
    return t * k, wp.tile_transpose(t)


@wp.func
def passed(t: wp.tile(dtype=int, shape=(SIDE,))) -> wp.tile[int, 8]:
    return t


@wp.func
def bump(t: Any, u: Any):
    t += u
    return t[1]


@wp.func
def push(s: Any, x: int):
    return wp.tile_stack_push(s, x, True)


@wp.func
def stored(s: wp.tile_stack(capacity=16, dtype=int)):
    return wp.tile_stack_count(s)


@wp.kernel
def calls(a: wp.array(dtype=float), b: wp.array2d(dtype=float), out: wp.array(dtype=float), n: wp.array(dtype=int)):
    t = wp.tile_load(a, shape=SIDE)
    s = total(t)
    wp.tile_store(out, s)
    other = wp.tile_load(a, shape=4)
    wp.tile_store(out, total(other))
    out[1] = first(t) + bump(t, t)
    u = wp.tile_load(b, shape=(4, 2))
    scaled, turned = both(u, 0.5)
    wp.tile_store(b, scaled)
    wp.tile_store(b, turned)
    numbers = wp.tile_load(n, shape=SIDE)
    wp.tile_store(n, passed(numbers))
    stack = wp.tile_stack(capacity=16, dtype=int)
    n[0] = push(stack, 3) + stored(stack)

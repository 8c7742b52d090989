# weft: refuses. A custom replay function.
import warp as wp


@wp.func
def count(c: wp.array(dtype=int), i: int):
    return wp.atomic_add(c, i, 1)


@wp.func_replay(count)
def replay_count(c: wp.array(dtype=int), i: int):
    return c[i]


@wp.kernel
def func_replay(c: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = count(c, 0)

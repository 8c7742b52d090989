# An atomic in a function and its replay.
import warp as wp


@wp.func
def count(c: wp.array(dtype=int), i: int):
    old = wp.atomic_add(c, i, 1)
    return old


@wp.kernel
def atomic_in_function(c: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    out[i] = count(c, 0)

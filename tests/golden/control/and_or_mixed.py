# `and` inside `or` has a result of its own.
import warp as wp


@wp.kernel
def and_or_mixed(a: int, b: int, c: int, out: wp.array(dtype=wp.bool)):
    out[0] = a > 0 and b > 0 or not c > 0
    out[1] = (a > 0 or b > 0) and c > 0

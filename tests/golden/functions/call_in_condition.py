# Calls in conditions and in loop bounds.
import warp as wp


@wp.func
def limit(n: int):
    return n * 2


@wp.kernel
def call_in_condition(x: wp.array(dtype=float), n: int):
    if limit(n) > 4:
        x[0] = 1.0
    for i in range(limit(n)):
        x[i] = 2.0
    while limit(n) < 9:
        n += 1

# Without a return at the end an empty value is returned.
import warp as wp


@wp.func
def maybe(n: int, a: float):
    if n > 0:
        return a
    else:
        return -a


@wp.kernel
def return_missing_at_end(x: wp.array(dtype=float), n: int):
    x[0] = maybe(n, x[0])

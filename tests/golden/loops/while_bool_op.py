# A short-circuit condition of a while.
import warp as wp


@wp.kernel
def while_bool_op(x: wp.array(dtype=float), n: int):
    i = int(0)
    while i < n and x[i] > 0.0:
        i += 1
    x[0] = float(i)

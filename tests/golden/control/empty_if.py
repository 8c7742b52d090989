# An if whose body is only `pass`.
import warp as wp


@wp.kernel
def empty_if(n: int, x: wp.array(dtype=float)):
    if n > 0:
        pass
    else:
        x[0] = 1.0

# A return from inside a dynamic loop.
import warp as wp


@wp.kernel
def dynamic_return(x: wp.array(dtype=float), n: int):
    for i in range(n):
        if x[i] > 1.0:
            return
        x[i] = 1.0

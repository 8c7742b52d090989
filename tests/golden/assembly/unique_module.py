# A unique module beside the file's own.
import warp as wp


@wp.func
def inc(a: float):
    return a + 1.0


@wp.kernel
def ordinary(x: wp.array(dtype=float)):
    x[0] = inc(x[0])


@wp.kernel(module="unique")
def alone(x: wp.array(dtype=float)):
    x[0] = inc(x[1])

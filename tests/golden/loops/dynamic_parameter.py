# A parameter is written back like any symbol.
import warp as wp


@wp.kernel
def dynamic_parameter(x: wp.array(dtype=float), n: int, k: int):
    for i in range(k):
        n = n + i
    x[n] = 1.0

# The loop target is a parameter of the kernel.
import warp as wp


@wp.kernel
def target_is_parameter(x: wp.array(dtype=float), n: int, i: int):
    for i in range(n):
        x[i] = 1.0
    x[i] = 2.0

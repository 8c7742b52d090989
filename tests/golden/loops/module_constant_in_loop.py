# A module constant first used inside a loop.
import warp as wp

RATE = 0.5


@wp.kernel
def module_constant_in_loop(x: wp.array(dtype=float), n: int):
    for i in range(n):
        x[i] = x[i] * RATE
    x[0] = RATE

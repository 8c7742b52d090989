# A counted loop with a negative step.
import warp as wp


@wp.kernel
def constant_range_down(x: wp.array(dtype=float)):
    for i in range(40, 0, -2):
        x[i] = 1.0

# Start, stop and step of a counted loop.
import warp as wp


@wp.kernel
def constant_range_bounds(x: wp.array(dtype=float)):
    for i in range(2, 100, 5):
        x[i] = 1.0

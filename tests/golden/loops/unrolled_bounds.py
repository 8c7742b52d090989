# Start, stop and step of an unrolled range.
import warp as wp


@wp.kernel
def unrolled_bounds(x: wp.array(dtype=float)):
    for i in range(2, 8, 3):
        x[i] = 1.0
    for j in range(3, 0, -1):
        x[j] = 2.0
    for k in range(-2, 0):
        x[k] = 3.0

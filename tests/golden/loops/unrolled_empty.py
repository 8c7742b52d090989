# An empty constant range emits nothing.
import warp as wp


@wp.kernel
def unrolled_empty(x: wp.array(dtype=float)):
    for i in range(0):
        x[i] = 1.0
    for j in range(3, 1):
        x[j] = 1.0

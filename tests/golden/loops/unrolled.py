# A short constant range is unrolled; the target is a constant each time.
import warp as wp


@wp.kernel
def unrolled(x: wp.array(dtype=float)):
    for i in range(3):
        x[i] = float(i)

# The sum of a counted loop is written back.
import warp as wp


@wp.kernel
def constant_range_accumulate(x: wp.array(dtype=float)):
    s = float(0.0)
    for i in range(32):
        s += x[i]
    x[0] = s

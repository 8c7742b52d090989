# A counted loop runs backward from its last value.
import warp as wp


@wp.kernel
def constant_loop_reversed(x: wp.array(dtype=float)):
    s = float(1.0)
    for j in range(3, 50, 4):
        s = s * x[j]
    x[0] = s

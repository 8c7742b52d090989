# warp: refuses. A loop with a late expression is unrolled, so a `break` in it has no loop to leave.
import warp as wp


@wp.kernel
def late_break(x: wp.array(dtype=float)):
    for j in range(4):
        if x[j] > 2.0:
            break
        x[j] = wp.static(float(j))

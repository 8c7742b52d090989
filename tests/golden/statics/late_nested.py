# Of one inside of another only the inner one is evaluated at the declaration; both are hashed.
import warp as wp


@wp.kernel
def late_nested(x: wp.array(dtype=float)):
    i = wp.tid()
    for j in range(3):
        x[i] += wp.static(float(j) + wp.static(1.0 + 1.0)) * wp.static(3.0)

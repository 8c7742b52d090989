# The promoted copy also appears for a nested target.
import warp as wp


@wp.kernel
def unrolled_then_nested_target(x: wp.array(dtype=float), n: int):
    for j in range(2):
        x[j] = 1.0
    for k in range(n):
        for j in range(n):
            x[j] = 2.0

# Nested dynamic loops zero the inner variables.
import warp as wp


@wp.kernel
def dynamic_nested(x: wp.array2d(dtype=float), n: int, m: int):
    s = float(0.0)
    for i in range(n):
        for j in range(m):
            s += x[i, j]
    x[0, 0] = s

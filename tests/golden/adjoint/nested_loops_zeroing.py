# Nested loops: inner variables are zeroed by both loops.
import warp as wp


@wp.kernel
def nested_loops_zeroing(x: wp.array2d(dtype=float), n: int):
    s = float(0.0)
    for i in range(n):
        for j in range(n):
            s += x[i, j] * x[j, i]
        k = int(0)
        while k < n:
            s += x[i, k]
            k += 1
    x[0, 0] = s

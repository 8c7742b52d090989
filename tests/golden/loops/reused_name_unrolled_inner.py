# The same with an unrolled inner loop: the last constant is written back.
import warp as wp


@wp.kernel
def reused_name_unrolled_inner(x: wp.array(dtype=float), n: int):
    for j in range(n):
        x[j] = 1.0
    for b in range(n):
        for j in range(2):
            x[j] = float(b)

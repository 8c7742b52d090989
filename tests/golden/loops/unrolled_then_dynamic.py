# A later loop that assigns an unrolled target promotes it to a copy.
import warp as wp


@wp.kernel
def unrolled_then_dynamic(x: wp.array(dtype=float), n: int):
    for j in range(2):
        x[j] = 1.0
    for k in range(n):
        j = k
        x[j] = 2.0

# A constant name that became an unrolled target is skipped in the write-back.
import warp as wp


@wp.kernel
def reused_name_constant(x: wp.array(dtype=float), n: int):
    e = 0
    x[e] = 1.0
    for b in range(n):
        for e in range(2):
            x[e] = float(b)

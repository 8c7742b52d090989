# weft: refuses. A loop goes over a set.
import warp as wp

N = 0
for part in {40, 8, 16}:
    N = N * 100 + part


@wp.kernel
def set_loop(x: wp.array(dtype=float)):
    x[0] = float(N)

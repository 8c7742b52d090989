# What wp.static() yields where the kernel is declared stands in the kernel as a literal.
import warp as wp

SIZE = 4
SCALE = 0.5


@wp.kernel
def literals(x: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = x[i] * wp.static(SCALE * 2.0) - wp.static(-SCALE)
    n[i] = wp.static(SIZE + 1)

# warp: refuses. Its argument has no keyword.
import warp as wp

N = 5


@wp.kernel
def by_keyword(x: wp.array(dtype=int)):
    x[0] = wp.static(expr=N)

# weft: refuses. exec at module level.
import warp as wp

exec("N = 3")


@wp.kernel
def exec_statement(n: wp.array(dtype=int)):
    n[0] = N

# warp: refuses. A pattern that binds a name twice.
import warp as wp


match 1:
    case (a, a):
        pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0

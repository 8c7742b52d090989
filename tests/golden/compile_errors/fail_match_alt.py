# warp: refuses. Alternatives that bind different names.
import warp as wp


match 1:
    case a | 2:
        pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0

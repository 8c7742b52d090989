# warp: refuses. A mapping pattern with a key twice.
import warp as wp


match 1:
    case {"a": 1, "a": 2}:
        pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0

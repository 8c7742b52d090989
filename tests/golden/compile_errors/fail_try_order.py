# warp: refuses. A bare except that is not the last.
import warp as wp


try:
    pass
except:
    pass
except ValueError:
    pass


@wp.kernel
def good(x: wp.array(dtype=float)):
    x[0] = 1.0

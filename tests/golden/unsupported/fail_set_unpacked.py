# weft: refuses. A set is unpacked.
import warp as wp

first, N = {64, 32}


@wp.kernel
def set_unpacked(x: wp.array(dtype=float)):
    x[0] = float(N)

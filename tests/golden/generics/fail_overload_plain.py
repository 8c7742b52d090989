# warp: refuses. An overload of a kernel that is not generic.
import warp as wp


@wp.kernel
def overload_plain(x: wp.array(dtype=float)):
    x[0] = x[1]


wp.overload(overload_plain, [wp.array(dtype=float)])

# warp: refuses. Only queries of grids have classes by type.
import warp as wp


@wp.func
def f(query: wp.BvhQuery[wp.float32]):
    return 1.0


@wp.kernel
def k(out: wp.array(dtype=float)):
    out[0] = 1.0

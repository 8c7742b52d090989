# warp: refuses. Queries of whole blocks annotate nothing.
import warp as wp


@wp.func
def unused(query: wp.BvhQueryTiled):
    return 1.0


@wp.kernel
def k(out: wp.array(dtype=float)):
    out[0] = 1.0

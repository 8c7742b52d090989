# warp: refuses. A float as index of a store.
import warp as wp


@wp.kernel
def float_index_in_store(x: wp.array(dtype=float), a: float):
    x[a] = 1.0

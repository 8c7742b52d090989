# weft: refuses. wp.address_of.
import warp as wp


@wp.kernel
def address_of(x: wp.array(dtype=float), out: wp.array(dtype=wp.uint64)):
    out[0] = wp.address_of(x[0])

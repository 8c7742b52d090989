# Indexes of other integer types.
import warp as wp


@wp.kernel
def index_types(x: wp.array(dtype=float), a: wp.int64, b: wp.uint8, c: wp.uint32):
    x[a] = x[b] + x[c]

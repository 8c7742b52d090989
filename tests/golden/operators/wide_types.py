# Operators on 64-bit types.
import warp as wp


@wp.kernel
def wide_types(a: wp.int64, b: wp.uint64, c: wp.float64):
    d = a * a - wp.int64(1)
    e = b >> b
    f = c / wp.float64(3.0)

# wp.atomic_exch on arrays of one to four dimensions.
import warp as wp


@wp.kernel
def atomic_exch_rows(a: wp.array(dtype=float), b: wp.array2d(dtype=int), c: wp.array3d(dtype=wp.float64), d: wp.array4d(dtype=wp.uint32)):
    i = wp.tid()
    x = wp.atomic_exch(a, i, 1.0)
    wp.atomic_exch(b, i, 0, 2)
    wp.atomic_exch(c, i, 1, 2, wp.float64(3.0))
    wp.atomic_exch(d, i, 1, 2, 3, wp.uint32(4))
    wp.atomic_exch(a, i, a[0])

# wp.atomic_max on arrays of one to four dimensions.
import warp as wp


@wp.kernel
def atomic_max_rows(a: wp.array(dtype=float), b: wp.array2d(dtype=int), c: wp.array3d(dtype=wp.float64), d: wp.array4d(dtype=wp.uint32)):
    i = wp.tid()
    x = wp.atomic_max(a, i, 1.0)
    wp.atomic_max(b, i, 0, 2)
    wp.atomic_max(c, i, 1, 2, wp.float64(3.0))
    wp.atomic_max(d, i, 1, 2, 3, wp.uint32(4))
    wp.atomic_max(a, i, a[0])

# wp.atomic_cas on arrays of one to four dimensions.
import warp as wp


@wp.kernel
def atomic_cas_rows(a: wp.array(dtype=int), b: wp.array2d(dtype=wp.uint32), c: wp.array3d(dtype=wp.int64), d: wp.array4d(dtype=float)):
    i = wp.tid()
    x = wp.atomic_cas(a, i, 0, 1)
    wp.atomic_cas(b, i, 0, wp.uint32(1), wp.uint32(2))
    wp.atomic_cas(c, i, 1, 2, wp.int64(3), wp.int64(4))
    wp.atomic_cas(d, i, 1, 2, 3, 4.0, 5.0)

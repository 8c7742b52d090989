# wp.atomic_and on arrays of one to four dimensions.
import warp as wp


@wp.kernel
def atomic_and_rows(a: wp.array(dtype=int), b: wp.array2d(dtype=wp.uint32), c: wp.array3d(dtype=wp.int64), d: wp.array4d(dtype=wp.uint64)):
    i = wp.tid()
    x = wp.atomic_and(a, i, 1)
    wp.atomic_and(b, i, 0, wp.uint32(2))
    wp.atomic_and(c, i, 1, 2, wp.int64(3))
    wp.atomic_and(d, i, 1, 2, 3, wp.uint64(4))

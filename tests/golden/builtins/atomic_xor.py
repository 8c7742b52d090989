# wp.atomic_xor on arrays of one to four dimensions.
import warp as wp


@wp.kernel
def atomic_xor_rows(a: wp.array(dtype=int), b: wp.array2d(dtype=wp.uint32), c: wp.array3d(dtype=wp.int64), d: wp.array4d(dtype=wp.uint64)):
    i = wp.tid()
    x = wp.atomic_xor(a, i, 1)
    wp.atomic_xor(b, i, 0, wp.uint32(2))
    wp.atomic_xor(c, i, 1, 2, wp.int64(3))
    wp.atomic_xor(d, i, 1, 2, 3, wp.uint64(4))

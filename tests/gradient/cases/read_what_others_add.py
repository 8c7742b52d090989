# gradient: unknown threads-meet (measured warp_differs)
import warp as wp


@wp.kernel
def read_what_others_add(x: wp.array(dtype=wp.float64)):
    i = wp.tid()
    a = x[i]
    wp.atomic_add(x, i + 1, a * a)

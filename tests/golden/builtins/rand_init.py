# wp.rand_init with one and two arguments.
import warp as wp


@wp.kernel
def rand_init_rows(seed: int, out: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    out[0] = wp.rand_init(seed)
    out[i] = wp.rand_init(seed, i)

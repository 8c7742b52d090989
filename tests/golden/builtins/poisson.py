# wp.poisson.
import warp as wp


@wp.kernel
def poisson_rows(seed: int, out: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    out[i] = wp.poisson(state, 2.5)

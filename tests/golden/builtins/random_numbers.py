# randi, randu, randf and randn.
import warp as wp


@wp.kernel
def random_numbers_rows(seed: int, x: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint32)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    n[0] = wp.randi(state)
    n[1] = wp.randi(state, 0, 10)
    u[0] = wp.randu(state)
    u[1] = wp.randu(state, wp.uint32(1), wp.uint32(9))
    x[0] = wp.randf(state)
    x[1] = wp.randf(state, -1.0, 1.0)
    x[2] = wp.randn(state)

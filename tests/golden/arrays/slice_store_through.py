# A store and an atomic through a slice.
import warp as wp


@wp.kernel
def slice_store_through(x: wp.array(dtype=float), n: int):
    part = x[n:]
    part[0] = 1.0
    part[1] += 2.0
    x[1:][0] = 3.0

# wp.nonzero of floats and integers.
import warp as wp


@wp.kernel
def nonzero_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    f[i] = wp.nonzero(f[i])
    n[i] = wp.nonzero(n[i])

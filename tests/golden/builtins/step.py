# wp.step of floats and integers.
import warp as wp


@wp.kernel
def step_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):
    i = wp.tid()
    f[i] = wp.step(f[i])
    n[i] = wp.step(n[i])

# wp.clamp of each kind of number.
import warp as wp


@wp.kernel
def clamp_rows(f: wp.array(dtype=float), n: wp.array(dtype=int), b: wp.array(dtype=wp.bfloat16)):
    i = wp.tid()
    f[i] = wp.clamp(f[i], 0.0, 1.0)
    n[i] = wp.clamp(n[i], -1, 1)
    b[i] = wp.clamp(b[i], b[0], b[1])

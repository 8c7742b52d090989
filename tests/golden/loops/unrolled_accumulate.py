# Accumulating in an unrolled loop renames the sum.
import warp as wp


@wp.kernel
def unrolled_accumulate(v: wp.vec4, out: wp.array(dtype=float)):
    s = float(0.0)
    for i in range(4):
        s += v[i]
    out[0] = s

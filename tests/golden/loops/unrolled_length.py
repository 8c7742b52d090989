# The length of a vector as bound.
import warp as wp


@wp.kernel
def unrolled_length(v: wp.vec3, out: wp.array(dtype=float)):
    for i in range(len(v)):
        out[i] = v[i]

# Vector components by a variable and by negative indexes.
import warp as wp


@wp.kernel
def vector_dynamic_index(v: wp.vec3, k: int, out: wp.array(dtype=float)):
    a = v
    out[0] = a[k]
    out[1] = a[-1]
    a[k] = 2.0
    out[2] = a[k]

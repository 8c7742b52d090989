# In-place component writes and their adjoints.
import warp as wp


@wp.kernel
def component_assign(x: wp.array(dtype=float), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    v = wp.vec3()
    v[0] = x[i]
    v.y = x[i] * 2.0
    v[2] += x[i]
    out[i] = v

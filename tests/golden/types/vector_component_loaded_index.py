# Augmented components whose index is an array element.
import warp as wp


@wp.kernel
def vector_component_loaded_index(v: wp.vec3, idx: wp.array(dtype=int), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    a = v
    a[idx[i]] += 1.0
    a[idx[i]] *= 2.0
    out[i] = a

# Parts of transforms inside arrays are read through a temporary.
import warp as wp


@wp.kernel
def transform_slot(t: wp.array(dtype=wp.transform), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    out[i] = t[i].p
    q = t[i].q
    t[i][0] = 1.0

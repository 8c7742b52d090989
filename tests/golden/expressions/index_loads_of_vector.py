# An index of a vector component is loaded after the output.
import warp as wp


@wp.kernel
def index_loads_of_vector(v: wp.array(dtype=wp.vec3), idx: wp.array(dtype=int), out: wp.array(dtype=float)):
    i = wp.tid()
    w = v[i]
    out[i] = w[idx[i]]
    w[idx[i]] = 2.0
    out[0] = v[idx[i]][idx[0]]

# Indexes of slots that are loaded first.
import warp as wp


@wp.kernel
def slot_element_index(v: wp.array(dtype=wp.vec3), idx: wp.array(dtype=int)):
    i = wp.tid()
    v[idx[i]].x = 1.0
    v[idx[i]][idx[0]] = 2.0
    v[idx[i]][idx[0]] += 3.0

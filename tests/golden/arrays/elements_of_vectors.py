# Components of an array of vectors are read after the element.
import warp as wp


@wp.kernel
def elements_of_vectors(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = v[i][0] + v[i].y

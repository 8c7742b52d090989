# Two starred vectors make a spatial vector of six scalars.
import warp as wp


@wp.kernel
def starred_two_vectors(v: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.spatial_vector)):
    out[0] = wp.spatial_vector(*v[0], *v[1])

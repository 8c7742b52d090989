# Spatial vectors and matrices.
import warp as wp


@wp.kernel
def spatial_vectors(a: wp.spatial_vector, w: wp.vec3, v: wp.vec3, out: wp.array(dtype=wp.spatial_vector)):
    out[0] = wp.spatial_vector()
    out[1] = wp.spatial_vector(w, v)
    out[2] = wp.spatial_vector(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)
    out[3] = a * 2.0
    b = a[4]

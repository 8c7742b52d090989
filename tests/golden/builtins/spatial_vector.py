# wp.spatial_vector in every form.
import warp as wp


@wp.kernel
def spatial_vector_rows(w: wp.vec3, v: wp.vec3, x: float):
    a = wp.spatial_vector()
    b = wp.spatial_vector(w, v)
    c = wp.spatial_vector(x, 2.0, 3.0, 4.0, 5.0, 6.0)
    d = wp.spatial_vectord()
    e = wp.spatial_vectord(1.0, 2.0, 3.0, 4.0, 5.0, 6.0)

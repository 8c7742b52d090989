# A spatial matrix times a spatial vector.
import warp as wp


@wp.kernel
def spatial_matrix(m: wp.spatial_matrix, v: wp.spatial_vector, out: wp.array(dtype=wp.spatial_vector)):
    out[0] = m * v

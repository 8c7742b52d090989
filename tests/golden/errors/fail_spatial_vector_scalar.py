# warp: refuses. A spatial vector of one scalar.
import warp as wp


@wp.kernel
def spatial_vector_scalar(out: wp.array(dtype=wp.spatial_vector)):
    out[0] = wp.spatial_vector(0.0)

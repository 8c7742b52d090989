# wp.spatial_adjoint makes a 6×6 matrix.
import warp as wp


@wp.kernel
def spatial_adjoint_rows(r: wp.mat33, s: wp.mat33, out: wp.array(dtype=wp.spatial_matrix)):
    out[0] = wp.spatial_adjoint(r, s)

# A matrix of another scalar type is converted.
import warp as wp


@wp.kernel
def matrix_conversion(m: wp.mat22, out: wp.array(dtype=wp.mat22d)):
    out[0] = wp.mat22d(m)

# Square matrices of each size and precision.
import warp as wp


@wp.kernel
def matrices(a: wp.mat22, b: wp.mat33, c: wp.mat44, d: wp.mat33h, e: wp.mat33d, f: wp.spatial_matrix, out: wp.array(dtype=wp.mat33)):
    out[0] = b + b

# warp: refuses. Three values for a 2×2 matrix.
import warp as wp


@wp.kernel
def matrix_value_count(out: wp.array(dtype=wp.mat22)):
    out[0] = wp.mat22(1.0, 2.0, 3.0)

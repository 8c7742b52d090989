# wp.ddot of matrices.
import warp as wp


mat23 = wp.types.matrix(shape=(2, 3), dtype=float)


@wp.kernel
def ddot_rows(a: mat23, b: mat23, out: wp.array(dtype=float)):
    out[0] = wp.ddot(a, b)

# wp.block_dim().
import warp as wp


@wp.kernel
def block_dim_rows(out: wp.array(dtype=int)):
    out[0] = wp.block_dim()

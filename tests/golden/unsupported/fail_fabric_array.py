# weft: refuses. A fabric array.
import warp as wp


@wp.kernel
def fabric_array(x: wp.fabricarray(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = x[i]

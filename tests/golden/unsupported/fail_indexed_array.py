# weft: refuses. An indexed array.
import warp as wp


@wp.kernel
def indexed_array(x: wp.indexedarray(dtype=float), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = x[i]

# warp: refuses. An indexed array is no array.
import warp as wp


@wp.func
def read(a: wp.array(dtype=float), i: int):
    return a[i]


@wp.kernel
def indexed_for_array(a: wp.indexedarray(dtype=float), out: wp.array(dtype=float)):
    out[0] = read(a, 0)

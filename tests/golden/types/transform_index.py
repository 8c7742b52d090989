# Components of a transform by index.
import warp as wp


@wp.kernel
def transform_index(t: wp.transform, k: int, out: wp.array(dtype=float)):
    a = t
    out[0] = a[0]
    a[3] = 1.0
    a[k] += 2.0
    a[1] -= 3.0
    out[1] = a[k]

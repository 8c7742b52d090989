# .shape is a field; its components are extracted.
import warp as wp


@wp.kernel
def shape(x: wp.array2d(dtype=float), out: wp.array(dtype=int)):
    out[0] = x.shape[0]
    out[1] = x.shape[1]
    s = x.shape
    out[2] = s[0]

# len of every kind of value.
import warp as wp


@wp.kernel
def len_rows(v: wp.vec3, q: wp.quat, m: wp.mat22, t: wp.transform, x: wp.array2d(dtype=float), out: wp.array(dtype=int)):
    out[0] = len(v)
    out[1] = len(q)
    out[2] = len(m)
    out[3] = len(t)
    out[4] = len(x)
    pair = (1, 2.0)
    out[5] = len(pair)

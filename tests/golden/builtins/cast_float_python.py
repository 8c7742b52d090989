# float() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = float(a)
    bb = float(b)
    cc = float(c)
    dd = float(d)
    ee = float(e)
    ff = float(f)
    gg = float(g)
    hh = float(h)
    ii = float(i)
    jj = float(j)
    kk = float(k)
    ll = float(l)
    mm = float(m)

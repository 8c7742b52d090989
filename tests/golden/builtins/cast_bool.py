# wp.bool() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.bool(a)
    bb = wp.bool(b)
    cc = wp.bool(c)
    dd = wp.bool(d)
    ee = wp.bool(e)
    ff = wp.bool(f)
    gg = wp.bool(g)
    hh = wp.bool(h)
    ii = wp.bool(i)
    jj = wp.bool(j)
    kk = wp.bool(k)
    ll = wp.bool(l)
    mm = wp.bool(m)

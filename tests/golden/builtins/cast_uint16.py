# wp.uint16() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.uint16(a)
    bb = wp.uint16(b)
    cc = wp.uint16(c)
    dd = wp.uint16(d)
    ee = wp.uint16(e)
    ff = wp.uint16(f)
    gg = wp.uint16(g)
    hh = wp.uint16(h)
    ii = wp.uint16(i)
    jj = wp.uint16(j)
    kk = wp.uint16(k)
    ll = wp.uint16(l)
    mm = wp.uint16(m)

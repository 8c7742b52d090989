# wp.int16() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.int16(a)
    bb = wp.int16(b)
    cc = wp.int16(c)
    dd = wp.int16(d)
    ee = wp.int16(e)
    ff = wp.int16(f)
    gg = wp.int16(g)
    hh = wp.int16(h)
    ii = wp.int16(i)
    jj = wp.int16(j)
    kk = wp.int16(k)
    ll = wp.int16(l)
    mm = wp.int16(m)

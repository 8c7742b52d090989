# wp.float16() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.float16(a)
    bb = wp.float16(b)
    cc = wp.float16(c)
    dd = wp.float16(d)
    ee = wp.float16(e)
    ff = wp.float16(f)
    gg = wp.float16(g)
    hh = wp.float16(h)
    ii = wp.float16(i)
    jj = wp.float16(j)
    kk = wp.float16(k)
    ll = wp.float16(l)
    mm = wp.float16(m)

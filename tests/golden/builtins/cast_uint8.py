# wp.uint8() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.uint8(a)
    bb = wp.uint8(b)
    cc = wp.uint8(c)
    dd = wp.uint8(d)
    ee = wp.uint8(e)
    ff = wp.uint8(f)
    gg = wp.uint8(g)
    hh = wp.uint8(h)
    ii = wp.uint8(i)
    jj = wp.uint8(j)
    kk = wp.uint8(k)
    ll = wp.uint8(l)
    mm = wp.uint8(m)

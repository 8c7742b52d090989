# wp.int8() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.int8(a)
    bb = wp.int8(b)
    cc = wp.int8(c)
    dd = wp.int8(d)
    ee = wp.int8(e)
    ff = wp.int8(f)
    gg = wp.int8(g)
    hh = wp.int8(h)
    ii = wp.int8(i)
    jj = wp.int8(j)
    kk = wp.int8(k)
    ll = wp.int8(l)
    mm = wp.int8(m)

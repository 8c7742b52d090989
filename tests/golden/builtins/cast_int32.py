# wp.int32() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.int32(a)
    bb = wp.int32(b)
    cc = wp.int32(c)
    dd = wp.int32(d)
    ee = wp.int32(e)
    ff = wp.int32(f)
    gg = wp.int32(g)
    hh = wp.int32(h)
    ii = wp.int32(i)
    jj = wp.int32(j)
    kk = wp.int32(k)
    ll = wp.int32(l)
    mm = wp.int32(m)

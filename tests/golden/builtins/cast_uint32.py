# wp.uint32() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.uint32(a)
    bb = wp.uint32(b)
    cc = wp.uint32(c)
    dd = wp.uint32(d)
    ee = wp.uint32(e)
    ff = wp.uint32(f)
    gg = wp.uint32(g)
    hh = wp.uint32(h)
    ii = wp.uint32(i)
    jj = wp.uint32(j)
    kk = wp.uint32(k)
    ll = wp.uint32(l)
    mm = wp.uint32(m)

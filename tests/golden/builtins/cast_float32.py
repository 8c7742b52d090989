# wp.float32() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.float32(a)
    bb = wp.float32(b)
    cc = wp.float32(c)
    dd = wp.float32(d)
    ee = wp.float32(e)
    ff = wp.float32(f)
    gg = wp.float32(g)
    hh = wp.float32(h)
    ii = wp.float32(i)
    jj = wp.float32(j)
    kk = wp.float32(k)
    ll = wp.float32(l)
    mm = wp.float32(m)

# wp.int64() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.int64(a)
    bb = wp.int64(b)
    cc = wp.int64(c)
    dd = wp.int64(d)
    ee = wp.int64(e)
    ff = wp.int64(f)
    gg = wp.int64(g)
    hh = wp.int64(h)
    ii = wp.int64(i)
    jj = wp.int64(j)
    kk = wp.int64(k)
    ll = wp.int64(l)
    mm = wp.int64(m)

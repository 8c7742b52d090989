# wp.float64() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.float64(a)
    bb = wp.float64(b)
    cc = wp.float64(c)
    dd = wp.float64(d)
    ee = wp.float64(e)
    ff = wp.float64(f)
    gg = wp.float64(g)
    hh = wp.float64(h)
    ii = wp.float64(i)
    jj = wp.float64(j)
    kk = wp.float64(k)
    ll = wp.float64(l)
    mm = wp.float64(m)

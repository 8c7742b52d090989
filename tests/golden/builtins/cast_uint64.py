# wp.uint64() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.uint64(a)
    bb = wp.uint64(b)
    cc = wp.uint64(c)
    dd = wp.uint64(d)
    ee = wp.uint64(e)
    ff = wp.uint64(f)
    gg = wp.uint64(g)
    hh = wp.uint64(h)
    ii = wp.uint64(i)
    jj = wp.uint64(j)
    kk = wp.uint64(k)
    ll = wp.uint64(l)
    mm = wp.uint64(m)

# wp.bfloat16() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = wp.bfloat16(a)
    bb = wp.bfloat16(b)
    cc = wp.bfloat16(c)
    dd = wp.bfloat16(d)
    ee = wp.bfloat16(e)
    ff = wp.bfloat16(f)
    gg = wp.bfloat16(g)
    hh = wp.bfloat16(h)
    ii = wp.bfloat16(i)
    jj = wp.bfloat16(j)
    kk = wp.bfloat16(k)
    ll = wp.bfloat16(l)
    mm = wp.bfloat16(m)

# int() of every scalar type.
import warp as wp


@wp.kernel
def casts(a: wp.int8, b: wp.uint8, c: wp.int16, d: wp.uint16, e: wp.int32, f: wp.uint32, g: wp.int64, h: wp.uint64, i: wp.float16, j: wp.bfloat16, k: wp.float32, l: wp.float64, m: wp.bool):
    aa = int(a)
    bb = int(b)
    cc = int(c)
    dd = int(d)
    ee = int(e)
    ff = int(f)
    gg = int(g)
    hh = int(h)
    ii = int(i)
    jj = int(j)
    kk = int(k)
    ll = int(l)
    mm = int(m)

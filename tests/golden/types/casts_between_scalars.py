# Casts between scalar types; those to floats have adjoints.
import warp as wp


@wp.kernel
def casts_between_scalars(n: int, x: float, d: wp.float64, u: wp.uint8):
    a = float(n)
    b = int(x)
    c = wp.float64(x)
    e = wp.float32(d)
    f = wp.int64(n)
    g = wp.uint8(n)
    h = wp.float16(x)
    k = bool(n)
    l = wp.bool(x)
    m = wp.int32(u)

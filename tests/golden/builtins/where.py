# wp.where with every kind of condition.
import warp as wp


@wp.kernel
def where_rows(
    a: wp.int8,
    b: wp.uint8,
    c: wp.int16,
    d: wp.uint16,
    e: wp.int32,
    f: wp.uint32,
    g: wp.int64,
    h: wp.uint64,
    k: bool,
    x: wp.array(dtype=float),
    v: wp.vec3,
):
    x[0] = wp.where(a, 1.0, 2.0)
    x[1] = wp.where(b, 1.0, 2.0)
    x[2] = wp.where(c, 1.0, 2.0)
    x[3] = wp.where(d, 1.0, 2.0)
    x[4] = wp.where(e, 1.0, 2.0)
    x[5] = wp.where(f, 1.0, 2.0)
    x[6] = wp.where(g, 1.0, 2.0)
    x[7] = wp.where(h, 1.0, 2.0)
    x[8] = wp.where(k, x[0], x[1])
    x[9] = wp.where(x, 1.0, 2.0)
    w = wp.where(e > 2, v, -v)

# wp.expect_eq of every type.
import warp as wp

vec2bool = wp.types.vector(length=2, dtype=wp.bool)
mat22bool = wp.types.matrix(shape=(2, 2), dtype=wp.bool)


@wp.kernel
def expect_eq_rows(
    a: wp.int8,
    b: wp.uint8,
    c: wp.int16,
    d: wp.uint16,
    e: wp.int32,
    f: wp.uint32,
    g: wp.int64,
    h: wp.uint64,
    i: wp.float16,
    j: wp.bfloat16,
    k: wp.float32,
    l: wp.float64,
    m: wp.bool,
    n: wp.quath,
    o: wp.quat,
    p: wp.quatd,
    q: wp.transformh,
    r: wp.transform,
    s: wp.transformd,
    t: wp.vec3,
    u: wp.mat22,
    v: vec2bool,
    w: mat22bool,
):
    wp.expect_eq(a, a)
    wp.expect_eq(b, b)
    wp.expect_eq(c, c)
    wp.expect_eq(d, d)
    wp.expect_eq(e, e)
    wp.expect_eq(f, f)
    wp.expect_eq(g, g)
    wp.expect_eq(h, h)
    wp.expect_eq(i, i)
    wp.expect_eq(j, j)
    wp.expect_eq(k, k)
    wp.expect_eq(l, l)
    wp.expect_eq(m, m)
    wp.expect_eq(n, n)
    wp.expect_eq(o, o)
    wp.expect_eq(p, p)
    wp.expect_eq(q, q)
    wp.expect_eq(r, r)
    wp.expect_eq(s, s)
    wp.expect_eq(t, t)
    wp.expect_eq(u, u)
    wp.expect_eq(v, v)
    wp.expect_eq(w, w)

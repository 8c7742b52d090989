# wp.expect_neq of every type.
import warp as wp

vec2bool = wp.types.vector(length=2, dtype=wp.bool)
mat22bool = wp.types.matrix(shape=(2, 2), dtype=wp.bool)


@wp.kernel
def expect_neq_rows(
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
    wp.expect_neq(a, a)
    wp.expect_neq(b, b)
    wp.expect_neq(c, c)
    wp.expect_neq(d, d)
    wp.expect_neq(e, e)
    wp.expect_neq(f, f)
    wp.expect_neq(g, g)
    wp.expect_neq(h, h)
    wp.expect_neq(i, i)
    wp.expect_neq(j, j)
    wp.expect_neq(k, k)
    wp.expect_neq(l, l)
    wp.expect_neq(m, m)
    wp.expect_neq(n, n)
    wp.expect_neq(o, o)
    wp.expect_neq(p, p)
    wp.expect_neq(q, q)
    wp.expect_neq(r, r)
    wp.expect_neq(s, s)
    wp.expect_neq(t, t)
    wp.expect_neq(u, u)
    wp.expect_neq(v, v)
    wp.expect_neq(w, w)

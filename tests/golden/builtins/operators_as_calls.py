# Operators called by their builtin names.
import warp as wp


@wp.kernel
def operators_as_calls_rows(a: float, n: int, x: wp.array(dtype=float), k: wp.array(dtype=int)):
    x[0] = wp.add(a, 1.0)
    x[1] = wp.sub(a, 1.0)
    x[2] = wp.mul(a, 2.0)
    x[3] = wp.div(a, 2.0)
    x[4] = wp.floordiv(a, 2.0)
    x[5] = wp.mod(a, 2.0)
    x[6] = wp.neg(a)
    x[7] = wp.pos(a)
    k[0] = wp.bit_and(n, 1)
    k[1] = wp.lshift(n, 2)
    k[2] = wp.invert(n)

# wp.zeros makes a fixed local array.
import warp as wp


@wp.kernel
def local_array(n: int, out: wp.array(dtype=float)):
    a = wp.zeros(shape=4, dtype=float)
    a[0] = 1.0
    a[n] += 2.0
    out[0] = a[0] + a[n]
    b = wp.zeros(shape=(2, 3), dtype=wp.vec2)
    b[1, 2] = wp.vec2(3.0)
    out[1] = b[1, 2][0]
    c = wp.zeros(shape=(3,), dtype=int)
    c[0] = len(c)

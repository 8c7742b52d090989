# Slices of an array: missing parts are constants after the output.
import warp as wp


@wp.kernel
def slice_1d(x: wp.array(dtype=float), n: int, out: wp.array(dtype=float)):
    a = x[1:n]
    b = x[n:]
    c = x[:n]
    d = x[:]
    e = x[0:n:2]
    f = x[::-1]
    out[0] = a[0] + b[0] + c[0] + d[0] + e[0] + f[0]

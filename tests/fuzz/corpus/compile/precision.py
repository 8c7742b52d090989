"""The same polynomial in half, single and double precision, and dot products that accumulate in a wider type."""

import warp as wp

vec6d = wp.types.vector(length=6, dtype=wp.float64)


@wp.kernel
def horner(
    x: wp.array(dtype=wp.float64),
    half: wp.array(dtype=wp.float16),
    single: wp.array(dtype=wp.float32),
    double: wp.array(dtype=wp.float64),
):
    i = wp.tid()
    h = wp.float16(x[i])
    s = wp.float32(x[i])
    d = x[i]
    half[i] = (wp.float16(0.5) * h - wp.float16(1.5)) * h + wp.float16(2.0)
    single[i] = (0.5 * s - 1.5) * s + 2.0
    double[i] = (wp.float64(0.5) * d - wp.float64(1.5)) * d + wp.float64(2.0)


@wp.kernel
def wide_dot(
    a: wp.array(dtype=wp.float32), b: wp.array(dtype=wp.float32), n: int, out: wp.array(dtype=wp.float64)
):
    row = wp.tid()
    total = wp.float64(0.0)
    for k in range(n):
        total += wp.float64(a[row * n + k]) * wp.float64(b[row * n + k])
    out[row] = total


@wp.kernel
def energies(state: wp.array(dtype=vec6d), mass: wp.float64, out: wp.array(dtype=wp.float64)):
    i = wp.tid()
    s = state[i]
    speed2 = s[3] * s[3] + s[4] * s[4] + s[5] * s[5]
    out[i] = wp.float64(0.5) * mass * speed2 + wp.length(s)

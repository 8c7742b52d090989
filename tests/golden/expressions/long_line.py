# A long source line is not cut in its comment.
import warp as wp


@wp.kernel
def long_line(x: wp.array(dtype=float), a: float, b: float, c: float, d: float, e: float, f: float):
    x[0] = a * b + b * c + c * d + d * e + e * f + f * a + a * c + b * d + c * e + d * f + e * a + f * b + a * d

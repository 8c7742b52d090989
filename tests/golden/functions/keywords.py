# Keyword arguments are evaluated in source order, passed in parameter order.
import warp as wp


@wp.func
def blend(a: float, b: float, t: float):
    return a * t + b


@wp.kernel
def keywords(x: wp.array(dtype=float)):
    x[0] = blend(t=x[1], b=x[2], a=x[3])
    x[4] = blend(x[5], t=0.5, b=1.0)

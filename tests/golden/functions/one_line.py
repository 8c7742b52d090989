# A whole function on one line.
import warp as wp


@wp.func
def inc(a: float): return a + 1.0


@wp.kernel
def one_line(x: wp.array(dtype=float)):
    x[0] = inc(x[0])

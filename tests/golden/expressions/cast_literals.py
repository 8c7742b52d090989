# A cast of a literal is a constant and a call.
import warp as wp


@wp.kernel
def cast_literals(x: wp.array(dtype=float), n: wp.array(dtype=int)):
    x[0] = float(0.0)
    x[1] = float(1)
    n[0] = int(2.7)
    n[1] = int(3)

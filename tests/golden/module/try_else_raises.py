# An error in `else` passes by the handlers of its own `try`.
import warp as wp

N = 1
try:
    try:
        pass
    except ValueError:
        N = 3
    else:
        raise ValueError("late")
    N = 5
except ValueError:
    N += 6


@wp.kernel
def try_else_raises(a: wp.array(dtype=int)):
    a[0] = N

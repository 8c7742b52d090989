# Python's own names call the builtins of the same name.
import warp as wp


@wp.kernel
def bare_builtin_names(x: wp.array(dtype=float), n: int):
    x[0] = min(x[1], max(x[2], 0.0))
    x[3] = abs(x[4])
    x[5] = round(x[6])
    x[7] = float(len(x))
    x[8] = pow(x[9], 2.0)

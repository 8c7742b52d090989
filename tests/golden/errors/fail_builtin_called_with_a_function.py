# warp: refuses
# A builtin is called where the file is imported, with something that it does not take.
import warp as wp


@wp.floor
def rounded(x):
    return x


@wp.kernel
def fail_builtin_called_with_a_function(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0

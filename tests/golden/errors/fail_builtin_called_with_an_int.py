# warp: refuses
# Python's ints are no floats to a builtin that is called where the file is imported.
import warp as wp

angle = wp.radians(30)


@wp.kernel
def fail_builtin_called_with_an_int(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0

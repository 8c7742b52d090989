# warp: refuses. A syntax error of Python.
import warp as wp


@wp.kernel
def break_outside_loop(x: wp.array(dtype=float)):
    break

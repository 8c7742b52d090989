# weft: refuses. Any text may be the name of a module; weft takes what Python could import.
import warp as wp


@wp.kernel(module="a module; of any name")
def module_name(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = 1.0

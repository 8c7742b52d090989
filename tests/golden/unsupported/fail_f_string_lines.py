# weft: refuses. A string over several lines inside an f-string.
import warp as wp

TEXT = f"""{'''a
b'''}"""


@wp.kernel
def f_string_lines(x: wp.array(dtype=float)):
    x[0] = 1.0

# weft: refuses. A loop adds keys to the dict it goes over; Python raises an error, which is caught.
import warp as wp

table = {0: "a"}
try:
    for key in table:
        table[key + 10] = "b"
    N = 3
except RuntimeError:
    N = 4


@wp.kernel
def loop_over_growing_dict(x: wp.array(dtype=float)):
    x[0] = float(N)

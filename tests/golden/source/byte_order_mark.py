# A byte order mark at the start of the file.
import warp as wp


@wp.kernel
def byte_order_mark(x: wp.array(dtype=float)):
    x[0] = 1.0

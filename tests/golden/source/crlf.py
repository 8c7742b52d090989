# Lines that end in carriage return and newline.
import warp as wp


@wp.kernel
def crlf(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = 1.0

# A line break inside brackets and a second statement on the last line.
import warp as wp


@wp.kernel
def two_statements_multiline(x: wp.array(dtype=float)):
    x[0] = wp.sin(
        x[1]); x[2] = 3.0

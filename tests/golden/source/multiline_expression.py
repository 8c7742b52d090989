# An expression over several lines alternates comments.
import warp as wp


@wp.kernel
def multiline_expression(x: wp.array(dtype=float), y: float):
    i = wp.tid()
    x[i] = (y +
            2.0)
    x[i] = (
        x[i]
        * 3.0
        - y
    )

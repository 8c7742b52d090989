# A call over several lines.
import warp as wp


@wp.kernel
def multiline_call(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = wp.clamp(
        x[i],
        0.0,
        wp.max(
            1.0,
            x[0],
        ),
    )

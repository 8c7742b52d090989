# A decorator over several lines.
import warp as wp


@wp.kernel(
    enable_backward=True,
    launch_bounds=64,
)
def multiline_decorator(x: wp.array(dtype=float)):
    x[0] = 1.0

# The width of a comment counts code points.
import warp as wp


@wp.kernel
def unicode_in_line(x: wp.array(dtype=float)):
    x[0] = 1.0  # äöü → ∞
    print("naïve café")

# warp: refuses. An escape sequence that is cut short.
import warp as wp


@wp.kernel
def invalid_escape(x: wp.array(dtype=float)):
    print("\x4")

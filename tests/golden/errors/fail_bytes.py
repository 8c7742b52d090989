# warp: refuses. A bytes literal.
import warp as wp


@wp.kernel
def bytes_value(x: wp.array(dtype=float)):
    print(b"bytes")

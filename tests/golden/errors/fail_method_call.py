# warp: refuses. A method of an array.
import warp as wp


@wp.kernel
def method_call(x: wp.array(dtype=float)):
    x.fill_(1.0)

# warp: refuses. An attribute that arrays do not have.
import warp as wp


@wp.kernel
def unknown_attribute(x: wp.array(dtype=float)):
    a = x.foo

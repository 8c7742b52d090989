import warp as wp

from .inner import make_kernel
from .inner.makers import make_function

left = make_function(1.0)
right = make_function(4.0)
made_elsewhere = make_kernel(3.0)


@wp.kernel
def factories(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = left(x[i]) - right(x[i])

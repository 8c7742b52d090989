import warp as wp

from . import functions as other
from . import ring_a, twice
from .inner import Mode
from .inner.makers import make_function

shift = make_function(2.0)
wp.set_module_options({"enable_backward": False})


@wp.func
def scale(x: float):
    return other.scale(x) + twice(x)


@wp.kernel
def relative(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = shift(scale(x[i])) + float(ring_a.AFTER + Mode.ON)

import os

import warp as wp

from .functions import scale

if os.environ.get("FORMS"):

    @wp.func
    def twice(x: float):
        return 3.0 * x


@wp.kernel
def sure(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scale(x[i])

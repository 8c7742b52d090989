import warp as wp

from forms import *
from forms.functions import *

SEEN = LIMIT  # noqa: F405


@wp.kernel
def starred(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scale(x[i]) + twice(RATE) + float(FIRST) + float(SEEN)  # noqa: F405

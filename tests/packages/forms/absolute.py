import warp as wp

import forms.functions
import forms.inner.constants as numbers
from forms import LIMIT, scale
from forms.inner.constants import SECOND as second


@wp.kernel
def absolute(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scale(x[i]) + forms.functions.twice(second) + float(numbers.FIRST + LIMIT)

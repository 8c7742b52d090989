# The last part of a dotted name finds the builtin: math.sqrt, np.sin.
import math

import numpy as np
import warp as wp


@wp.kernel
def names_of_other_packages(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = math.sqrt(x[i]) + np.sin(x[i]) + np.exp(x[i])

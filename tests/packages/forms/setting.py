import unittest

import numpy as np
import warp as wp

SIDE = 3.0


class Case(unittest.TestCase):
    pass


def add_case(cls, name, function, devices):
    """Whether there are devices is not known; no text depends on the attributes."""
    if devices:
        wp.config.quiet = True
        setattr(cls, name + str(devices), function)
    setattr(cls, name + str(devices), function)


class Stream(np.lib.mixins.NDArrayOperatorsMixin):
    def begin(self, name):
        setattr(self, name, SIDE)


@wp.kernel
def setting(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = SIDE * x[i]


add_case(Case, "case", print, wp.get_devices())

# weft: refuses. A test that may be skipped is called: its kernel is declared, or an error is raised.
import unittest

import warp as wp


@wp.kernel
def outer(x: wp.array(dtype=float)):
    x[0] = 1.0


@unittest.skipUnless(wp.is_cpu_available(), "needs a CPU")
def make():
    @wp.kernel
    def inner(x: wp.array(dtype=float)):
        x[0] = 2.0

    return inner


try:
    made = make()
except unittest.SkipTest:
    made = None

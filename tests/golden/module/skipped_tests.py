# Tests that may be skipped are defined at import, and not called.
import unittest
from unittest import skipIf

import warp as wp


@wp.kernel
def skipped_tests(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] * 2.0


@unittest.skipUnless(wp.is_cuda_available(), "needs a device")
class TestOnDevice(unittest.TestCase):
    @wp.kernel
    def in_class(x: wp.array(dtype=float)):
        x[0] = 1.0

    @unittest.expectedFailure
    def test_failure(self):
        @wp.kernel
        def inner(x: wp.array(dtype=float)):
            x[0] = 2.0

        wp.launch(inner, dim=1, inputs=[wp.zeros(1)])

    @skipIf(not wp.is_cuda_available(), "needs a device")
    def test_skipped(self):
        @wp.kernel
        def inner(x: wp.array(dtype=float)):
            x[0] = 3.0

        wp.launch(inner, dim=1, inputs=[wp.zeros(1)])

    @unittest.skip("not yet")
    def test_later(self):
        wp.overload(skipped_tests, [wp.array(dtype=wp.float64)])

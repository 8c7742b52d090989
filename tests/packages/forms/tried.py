"""Functions that a class gets for devices that are not known: they run with its tests, not while it is imported."""

import functools
import os
import unittest

import warp as wp

from .functions import scale


def test_of(check, device, **more):
    """A method that calls the function."""

    @functools.wraps(check)
    def run(self):
        if device is not None:
            check(self, device, **more)

    if hasattr(check, "__unittest_expecting_failure__"):
        run.__unittest_expecting_failure__ = check.__unittest_expecting_failure__
    return run


def skipped(self):
    pass


def add_test(cls, name, check, devices=None, **more):
    if devices is None:
        setattr(cls, name, test_of(check, None, **more))
    elif not devices:
        setattr(cls, name, skipped)
    else:
        for device in devices:
            setattr(cls, name + "_" + str(device), test_of(check, device, **more))


def check_scale(test, device):
    @wp.func
    def scale(x: float):
        return 7.0 * x

    @wp.kernel
    def inner(x: wp.array(dtype=float)):
        x[0] = scale(x[0])

    wp.launch(inner, dim=1, inputs=[wp.zeros(1, device=device)], device=device)


class Scales(unittest.TestCase):
    pass


add_test(Scales, "check_scale", check_scale, devices=os.environ.get("FORMS"))
add_test(Scales, "check_again", check_scale)


@wp.func
def check_scale_twice(x: float):
    return scale(scale(x))


@wp.kernel
def tried(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = check_scale_twice(x[i])

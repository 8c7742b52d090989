"""Limits of NumPy's types, members of an enumeration with properties, a class with a base of Python's own."""

import argparse
import enum

import numpy as np
import warp as wp

from .functions import scale

EPSILON = wp.constant(wp.float32(float(np.finfo(np.float32).eps)))
LARGEST = float(np.finfo(np.float32).max)
SMALLEST = wp.float64(float(np.finfo(np.float64).tiny))
HALF = float(np.finfo(np.float16).eps)
COUNT = np.iinfo(np.int32).max


class Shape(enum.IntEnum):
    BALL = 1
    BOX = 2.0

    @property
    def is_round(self):
        return self is Shape.BALL


class Chosen(argparse.Action):
    def __call__(self, parser, namespace, values, option=None):
        @wp.func
        def scale(x: float):
            return 9.0 * x

        return scale


@wp.func
def limited(x: float):
    return scale(x) + EPSILON + LARGEST + HALF


@wp.kernel
def limits(x: wp.array(dtype=float), y: wp.array(dtype=wp.float64), n: wp.array(dtype=int)):
    i = wp.tid()
    x[i] = limited(x[i])
    y[i] = SMALLEST
    if n[i] == Shape.BOX:
        n[i] = COUNT

"""A class from outside is taken not to run the methods of those that inherit from it while they are made."""

import pytest
import warp as wp


class Probe(pytest.Item):
    step = 2.0

    def runtest(self):
        @wp.kernel
        def later(values: wp.array(dtype=float)):
            values[wp.tid()] = 1.0

        return later

    def reset(self):
        global SCALE
        SCALE = 0.0


class Deeper(Probe):
    def reset(self):
        self.made = wp.kernel


SCALE = 3.0


@wp.func
def scaled(x: float):
    return x * SCALE


@wp.kernel
def outside_base(values: wp.array(dtype=float)):
    i = wp.tid()
    values[i] = scaled(values[i])

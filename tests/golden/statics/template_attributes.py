# Instances of a template evaluate wp.static again: members of an enumeration and of a class stay what they were.
import enum
from typing import Any

import warp as wp


class Mode(enum.Enum):
    LINEAR = "linear"
    SQUARE = "square"


class Shift(enum.IntEnum):
    NONE = 0
    SOME = 3


class Settings:
    power = 2


def of_mode(mode):
    @wp.func
    def applied(x: Any):
        if wp.static(mode == Mode.LINEAR):
            return x
        else:
            return x * x * x.dtype(wp.static(Shift.SOME + Settings.power))

    return applied


linear = of_mode(Mode.LINEAR)
square = of_mode(Mode.SQUARE)


@wp.kernel
def template_attributes(x: wp.array(dtype=wp.vec3), y: wp.array(dtype=wp.float64)):
    i = wp.tid()
    y[i] = linear(y[i]) + square(y[i])
    x[i] = linear(x[i])

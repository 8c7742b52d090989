# weft: refuses. How a member shows itself is a method of its own.
from enum import IntEnum

import warp as wp


class Axis(IntEnum):
    X = 0
    Y = 1

    def __str__(self):
        return self.name.lower()


NAMES = {"x": 1.5, "y": 2.5}
SCALE = NAMES.get(str(Axis.X), 3.5)


@wp.kernel
def enum_text(x: wp.array(dtype=float)):
    x[0] = SCALE

# A module name bound to an enum member inside a vector constructor.
from enum import IntEnum

import warp as wp


class Kind(IntEnum):
    BALL = 0
    BOX = 1


MODE = Kind.BOX


@wp.kernel
def vector_of_enum(out: wp.array(dtype=wp.vec2i)):
    out[0] = wp.vec2i(MODE, 3)
    out[1] = wp.vec2i(Kind.BALL, Kind.BOX)

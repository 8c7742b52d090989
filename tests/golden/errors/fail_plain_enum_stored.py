# warp: refuses. A member of a plain Enum is stored.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.kernel
def plain_enum_stored(n: wp.array(dtype=int)):
    n[0] = Color.RED

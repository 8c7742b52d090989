# warp: refuses. A module name bound to a member of a plain Enum.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


MODE = Color.RED


@wp.kernel
def plain_enum_name(n: wp.array(dtype=int)):
    n[0] = wp.max(MODE, 1)

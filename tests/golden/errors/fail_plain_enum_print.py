# warp: refuses. A member of a plain Enum where any type is taken.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.kernel
def plain_enum_print(n: wp.array(dtype=int)):
    print(Color.RED)

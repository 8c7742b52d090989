# warp: refuses. A member of a plain Enum is no number.
import enum

import warp as wp


class Color(enum.Enum):
    RED = 5


@wp.kernel
def plain_enum_argument(n: wp.array(dtype=int)):
    n[0] = wp.max(Color.RED, 1)

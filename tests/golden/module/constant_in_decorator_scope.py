# An enum member in a decorator argument is hashed as a constant.
from enum import IntEnum

import warp as wp


class Size(IntEnum):
    BLOCK = 64


@wp.kernel(launch_bounds=Size.BLOCK.value)
def constant_in_decorator_scope(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0

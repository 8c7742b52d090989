# Annotated and Final constants.
from typing import Final

import warp as wp

LIMIT: int = 7
SCALE: Final[float] = 0.5


@wp.kernel
def constant_annotated(x: wp.array(dtype=float)):
    x[LIMIT] = SCALE

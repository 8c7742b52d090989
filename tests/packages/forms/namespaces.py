"""Names as a dict: of this file, not of the one that was imported first."""

import warp as wp

LIMIT = 7
globals()["LIMIT"] = 9
globals().update(STEP=globals()["LIMIT"] + 1)
SIZE = globals().get("SIZE", 3)


@wp.kernel
def named(x: wp.array(dtype=int)):
    x[0] = LIMIT + STEP * SIZE

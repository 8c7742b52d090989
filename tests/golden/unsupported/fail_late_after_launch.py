# weft: refuses. A launch builds what it needs with the names of that moment, an instance of a template among it.
from typing import Any

import warp as wp

KNOWN = [1, 2]


@wp.func
def known(x: Any):
    if wp.static(3 in KNOWN):
        return x
    return -x


@wp.kernel
def late_after_launch(x: wp.array(dtype=float)):
    x[0] = known(x[0])


wp.launch(late_after_launch, dim=1, inputs=[wp.zeros(1, dtype=float, device="cpu")], device="cpu")
KNOWN.append(3)

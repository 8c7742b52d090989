# weft: refuses. A generic kernel that a launch instantiates.
from typing import Any

import warp as wp


@wp.kernel
def overload_from_launch(x: wp.array(dtype=Any)):
    x[0] = x[1]


wp.launch(overload_from_launch, dim=1, inputs=[wp.zeros(4, dtype=float, device="cpu")], device="cpu")

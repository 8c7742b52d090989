from typing import Any

import numpy as np
import warp as wp


@wp.kernel
def open_type(x: wp.array(dtype=Any)):
    x[0] = x[1]


class Runs(np.lib.mixins.NDArrayOperatorsMixin):
    def test_launch(self):
        from .launching_generic import open_type as kernel

        wp.launch(kernel, dim=1, inputs=[])


wp.overload(open_type, [wp.array(dtype=int)])

from typing import Any

import numpy as np
import warp as wp

from . import absolute
from .functions import scale

SIDE = 3.0


class Runs(np.lib.mixins.NDArrayOperatorsMixin):
    """A class whose base is not followed: its method may run at any time."""

    def test_launch(self):
        wp.launch(absolute.absolute, dim=1, inputs=[])
        wp.launch(self.chosen, dim=1, inputs=[])


@wp.kernel
def open_type(x: wp.array(dtype=Any)):
    x[0] = x[1]


wp.overload(open_type, [wp.array(dtype=int)])


@wp.kernel
def launching(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = scale(x[i]) * SIDE

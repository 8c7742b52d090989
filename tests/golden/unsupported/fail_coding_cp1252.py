# weft: refuses. A file in an encoding that is rare.
# -*- coding: cp1252 -*-
import warp as wp


@wp.kernel
def coding_cp1252(x: wp.array(dtype=float)):
    x[0] = 1.0  # €

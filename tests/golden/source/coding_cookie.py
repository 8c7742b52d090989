# A coding cookie on the second line.
# -*- coding: utf-8 -*-
import warp as wp


@wp.kernel
def coding_cookie(x: wp.array(dtype=float)):
    x[0] = 1.0  # é

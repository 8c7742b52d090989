# A file in another encoding, named on its second line.
# -*- coding: latin-1 -*-
import warp as wp


@wp.kernel
def coding_latin1(x: wp.array(dtype=float)):
    x[0] = 1.0  # é

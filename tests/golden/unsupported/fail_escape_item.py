# weft: refuses. An item at an unknown place may be any of them.
import warp as wp

L = [1]

import os

[L, L][len(os.sep)].append(2)


@wp.kernel
def escape_item(a: wp.array(dtype=int)):
    a[0] = wp.static(len(L))

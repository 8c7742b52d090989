# An instance of a template evaluates wp.static again, and the list holds something else by then.
from typing import Any

import warp as wp

KNOWN = [1, 2]


@wp.func
def known(x: Any):
    if wp.static(3 in KNOWN):
        return x
    return -x


KNOWN.append(3)


@wp.kernel
def template_again_list(x: wp.array(dtype=float)):
    x[0] = known(x[0])

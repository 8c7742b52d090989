# Members of an IntFlag in bitwise expressions.
from enum import IntFlag

import warp as wp


class Bits(IntFlag):
    A = 1
    B = 2
    C = 4


@wp.kernel
def int_flag(n: wp.array(dtype=int)):
    i = wp.tid()
    if n[i] & Bits.B:
        n[i] = n[i] | Bits.C

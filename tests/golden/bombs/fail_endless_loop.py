# weft: budget. A module-level loop that never ends.
import warp as wp

N = 0
while True:
    N += 1


@wp.kernel
def endless_loop(n: wp.array(dtype=int)):
    n[0] = N

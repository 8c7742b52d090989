# Constants bound by tuple assignment and in chains.
import warp as wp

WIDTH, HEIGHT = 3, 4
FIRST = SECOND = 5


@wp.kernel
def constant_tuple_assignment(n: wp.array(dtype=int)):
    n[0] = WIDTH * HEIGHT
    n[1] = FIRST + SECOND

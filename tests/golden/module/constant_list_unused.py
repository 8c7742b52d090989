# A module list that the kernel does not use.
import warp as wp

TABLE = [1, 2, 3]
NAMES = {"a": 1}


@wp.kernel
def constant_list_unused(n: wp.array(dtype=int)):
    n[0] = 1

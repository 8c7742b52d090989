# A module name changed before the kernel is used.
import warp as wp

COUNT = 1
COUNT += 2
COUNT *= 3


@wp.kernel
def constant_augmented(n: wp.array(dtype=int)):
    n[0] = COUNT

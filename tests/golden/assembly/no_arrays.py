# No array argument: no linear specialization.
import warp as wp


@wp.kernel
def no_arrays(n: int):
    i = wp.tid()
    print(n + i)

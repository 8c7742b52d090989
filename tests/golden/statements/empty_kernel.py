# A kernel without arguments whose body is `pass`.
import warp as wp


@wp.kernel
def empty_kernel():
    pass

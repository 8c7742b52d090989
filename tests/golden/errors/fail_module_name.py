# warp: refuses. The module's __name__ in a kernel.
import warp as wp


@wp.kernel
def module_name():
    print(__name__)

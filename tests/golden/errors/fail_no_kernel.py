# warp: refuses. A file without a kernel has nothing to compile.
import warp as wp


@wp.func
def inc(a: float):
    return a + 1.0

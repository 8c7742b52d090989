# warp: refuses. A global statement.
import warp as wp

COUNT = 1


@wp.kernel
def global_statement(x: wp.array(dtype=float)):
    global COUNT
    COUNT = 2

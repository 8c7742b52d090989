# warp: refuses. A module-level list.
import warp as wp

VALUES = [1.0, 2.0]


@wp.kernel
def external_list(x: wp.array(dtype=float)):
    x[0] = VALUES[0]

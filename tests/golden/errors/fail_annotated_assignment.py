# warp: refuses. An annotated assignment.
import warp as wp


@wp.kernel
def annotated_assignment(x: wp.array(dtype=float)):
    a: float = 1.0
    x[0] = a

# warp: refuses. A del statement.
import warp as wp


@wp.kernel
def delete_statement(x: wp.array(dtype=float)):
    a = 1.0
    del a

# warp: refuses. A dictionary.
import warp as wp


@wp.kernel
def dict_literal(x: wp.array(dtype=float)):
    a = {"a": 1.0}

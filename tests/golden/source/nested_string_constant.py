# A string inside a branch leaves a dead constant.
import warp as wp


@wp.kernel
def nested_string_constant(x: wp.array(dtype=float), n: int):
    if n > 0:
        """why this branch exists"""
        x[0] = 1.0
    for i in range(n):
        "loop note"
        x[i] = 2.0

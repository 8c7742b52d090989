# `...` at the top of the body is skipped.
import warp as wp


@wp.kernel
def ellipsis_statement(n: int):
    ...
    m = n + 1

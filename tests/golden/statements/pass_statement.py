# `pass` prints its line comment and nothing else.
import warp as wp


@wp.kernel
def pass_statement(n: int):
    if n > 1:
        pass
    pass

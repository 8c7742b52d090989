# An if without else has no negated block.
import warp as wp


@wp.kernel
def if_plain(x: wp.array(dtype=float), n: int):
    if n > 0:
        x[0] = 1.0

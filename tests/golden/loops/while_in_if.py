# A while inside an if: the labels stay in column one of the block.
import warp as wp


@wp.kernel
def while_in_if(x: wp.array(dtype=float), n: int):
    if n > 2:
        i = int(0)
        while i < n:
            x[i] = 1.0
            i += 1

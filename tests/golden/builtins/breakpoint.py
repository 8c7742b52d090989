# breakpoint().
import warp as wp


@wp.kernel
def breakpoint_rows(n: int):
    if n > 100:
        breakpoint()

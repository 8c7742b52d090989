# Adjoints are printed for integer calls as well.
import warp as wp


@wp.kernel
def integers_have_adjoints(n: wp.array(dtype=int), a: int):
    i = wp.tid()
    n[i] = a * 2 + i

# A return in a kernel becomes a jump to a label in the reverse pass.
import warp as wp


@wp.kernel
def return_label(x: wp.array(dtype=float), n: int):
    i = wp.tid()
    if i > n:
        return
    x[i] = wp.sin(x[i])

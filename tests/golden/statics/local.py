# An expression of a local constant is evaluated where the body is walked.
import warp as wp


@wp.kernel
def local(x: wp.array(dtype=int)):
    i = wp.tid()
    n = 4
    x[i] = wp.static(n * 2)

# weft: refuses. A comprehension in an expression that is evaluated while the body is walked.
import warp as wp


@wp.kernel
def late_comprehension(x: wp.array(dtype=int)):
    for j in range(3):
        x[j] = wp.static(sum([j * k for k in range(3)]))

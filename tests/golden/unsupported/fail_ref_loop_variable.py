# weft: refuses. A loop whose variable is a wp.ref parameter: assignments after it would still go to what it refers to.
import warp as wp


@wp.func
def count(a: wp.ref[int], n: int):
    for a in range(n):
        n += 1
    return n


@wp.kernel(enable_backward=False)
def loop_variable(x: wp.array(dtype=int)):
    count(x[0], 3)

# A return inside a branch of a kernel does not suppress the phi.
import warp as wp


@wp.kernel
def return_in_branch(x: wp.array(dtype=float), n: int):
    a = x[0]
    if n < 0:
        a = a + 1.0
        return
    x[1] = a

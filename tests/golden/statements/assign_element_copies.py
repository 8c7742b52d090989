# A name assigned from an array element holds a loaded copy.
import warp as wp


@wp.kernel
def assign_element_copies(x: wp.array(dtype=float)):
    i = wp.tid()
    a = x[i]
    x[i] = a + a

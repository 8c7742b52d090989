# A condition that is an array element is loaded every time it is needed.
import warp as wp


@wp.kernel
def condition_is_element(flags: wp.array(dtype=int), x: wp.array(dtype=float)):
    i = wp.tid()
    a = 0.5
    if flags[i]:
        a = 1.5
    else:
        a = 2.5
    x[i] = a

# A condition read from an array: its adjoint is dropped.
import warp as wp


@wp.kernel
def while_element_condition(x: wp.array(dtype=float)):
    i = int(0)
    while x[i] > 0.0:
        i += 1
    x[0] = float(i)

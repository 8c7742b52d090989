# An operand read from an array leaves its adjoint in the reverse block.
import warp as wp


@wp.kernel
def bool_op_element_adjoint(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    if x[i] > 0.0 and x[i + 1] > 0.0:
        y[i] = x[i]

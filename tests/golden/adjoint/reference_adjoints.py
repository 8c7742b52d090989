# A loaded operand's adjoint is the reference's.
import warp as wp


@wp.kernel
def reference_adjoints(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = wp.sin(x[i]) * x[i]

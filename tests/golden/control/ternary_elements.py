# References on either side are copied inside their blocks.
import warp as wp


@wp.kernel
def ternary_elements(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = x[i] if x[i] > 0.0 else y[i]

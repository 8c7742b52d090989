# warp: refuses. An array element as the last operand of a chain.
import warp as wp


@wp.kernel
def chain_reference(y: float, x: wp.array(dtype=float), out: wp.array(dtype=wp.bool)):
    out[0] = 0.0 < y < x[0]

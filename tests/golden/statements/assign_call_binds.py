# A call or an arithmetic result is bound without a copy.
import warp as wp


@wp.kernel
def assign_call_binds(x: float, out: wp.array(dtype=float)):
    a = wp.sin(x)
    b = a * x
    out[0] = b

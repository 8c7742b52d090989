# A tuple value is unpacked with constants and extracts.
import warp as wp


@wp.kernel
def tuple_value_unpacked(n: int, x: float, out: wp.array(dtype=float)):
    pair = (n, x)
    a, b = pair
    out[a] = b

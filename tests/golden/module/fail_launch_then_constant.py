# weft: refuses. The launch hashes the module, with the value that the name had then.
import warp as wp

FACTOR = 2.0


@wp.kernel
def launch_then_constant(x: wp.array(dtype=float)):
    x[0] = FACTOR * x[0]


wp.launch(launch_then_constant, dim=1, inputs=[wp.zeros(4, dtype=float, device="cpu")], device="cpu")
FACTOR = 3.0

# weft: refuses. The launch hashes the module, with the value that the attribute had then.
import warp as wp


class Box:
    SIDE = 2.0


@wp.kernel
def launch_then_attribute(x: wp.array(dtype=float)):
    x[0] = Box.SIDE * x[0]


wp.launch(launch_then_attribute, dim=1, inputs=[wp.zeros(4, dtype=float, device="cpu")], device="cpu")
Box.SIDE = 3.0

# weft: refuses. The launch hashes the module, with the components that the vector had then.
import warp as wp

UP = wp.vec3(0.0, 1.0, 0.0)


@wp.kernel
def launch_then_component(x: wp.array(dtype=float)):
    x[0] = UP[1] * x[0]


wp.launch(launch_then_component, dim=1, inputs=[wp.zeros(4, dtype=float, device="cpu")], device="cpu")
UP[1] = 3.0

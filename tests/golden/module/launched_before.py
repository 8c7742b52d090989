# A launch while the file is imported hashes its module; what is declared later makes Warp hash it again.
import warp as wp

FACTOR = 2.0


@wp.func
def scaled(x: float):
    return FACTOR * x


@wp.kernel
def first(x: wp.array(dtype=float)):
    x[0] = scaled(x[0])


@wp.kernel(module="launched_elsewhere")
def elsewhere(x: wp.array(dtype=float)):
    x[0] = x[0] + 1.0


wp.launch(first, dim=1, inputs=[wp.zeros(4, dtype=float, device="cpu")], device="cpu")
FACTOR = 3.0


@wp.kernel
def launched_before(x: wp.array(dtype=float)):
    x[0] = scaled(x[1])


wp.launch(elsewhere, dim=1, inputs=[wp.zeros(4, dtype=float, device="cpu")], device="cpu")
FACTOR = 4.0

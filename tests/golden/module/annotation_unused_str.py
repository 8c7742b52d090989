# A parameter of type str that nobody uses is accepted.
import warp as wp


@wp.kernel
def annotation_unused_str(x: wp.array(dtype=float), name: str):
    x[0] = 1.0

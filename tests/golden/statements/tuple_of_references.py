# Array elements in a tuple stay references, loaded at each use.
import warp as wp


@wp.kernel
def tuple_of_references(x: wp.array(dtype=float)):
    a, b = x[0], x[1]
    x[2] = a + b
    x[3] = a

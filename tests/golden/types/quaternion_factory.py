# A quaternion type made by the factory keeps Python's float in its spelling.
import warp as wp

quat_of_float = wp.types.quaternion(dtype=float)
quat_of_double = wp.types.quaternion(dtype=wp.float64)


@wp.kernel
def quaternion_factory(a: quat_of_float, b: quat_of_double):
    c = a * a
    d = b * b

# wp.transformation in every form.
import warp as wp


@wp.kernel
def transformation_rows(p: wp.vec3, q: wp.quat, x: float):
    a = wp.transformation(p, q)
    b = wp.transformation(p)
    c = wp.transformation(x, 0.0, 0.0, 0.0, 0.0, 0.0, 1.0)
    d = wp.transformation(p, q, dtype=float)
    e = wp.transform_identity()
    f = wp.transform_identity(dtype=wp.float64)
    g = wp.transformation(1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 1.0, dtype=wp.float64)

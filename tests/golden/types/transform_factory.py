# A transform type made by the factory.
import warp as wp

transform_of_double = wp.types.transformation(dtype=wp.float64)
transform_of_float = wp.types.transformation(dtype=float)


@wp.kernel
def transform_factory(a: transform_of_double, b: transform_of_float):
    c = wp.transform_inverse(a)
    d = wp.transform_inverse(b)

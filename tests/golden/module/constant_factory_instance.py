# An instance of a factory type as a constant.
import warp as wp

vec5 = wp.types.vector(length=5, dtype=float)
FIVE = vec5(1.0, 2.0, 3.0, 4.0, 5.0)


@wp.kernel
def constant_factory_instance(out: wp.array(dtype=vec5)):
    out[0] = FIVE

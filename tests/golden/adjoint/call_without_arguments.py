# Calls without arguments have no adjoint.
import warp as wp


@wp.func
def one():
    return 1.0


@wp.kernel
def call_without_arguments(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    x[0] = one()
    v[0] = wp.vec3()
    x[1] = float(wp.block_dim())

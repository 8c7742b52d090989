# idea: signed cubes with a native adjoint
# brief: Compute the cubes of activations with a snippet in C++ that brings its own derivative.
# description: `cubed` is written in C++ and returns the third power of its argument; its adjoint adds three times the
#     square times the incoming gradient. `out[i]` is `gain` times the cube of `x[i]`.
# launch: n
# inputs:
#     x[n] = uniform(-2, 2)
#     gain = 0.5
#     out[n] = zero
# fits:
#     parameter_per_element(gain)
#     parameter_per_group(gain: layer)
#     offset_output(out)
import warp as wp


@wp.func_native(
    snippet="return x * x * x;",
    adj_snippet="adj_x += 3.0f * x * x * adj_ret;",
)
def cubed(x: float) -> float: ...


@wp.kernel
def cube_activations_native(
    x: wp.array(dtype=float),
    gain: float,
    out: wp.array(dtype=float),
):
    i = wp.tid()
    out[i] = gain * cubed(x[i])

# idea: Colebrook friction factors with an implicit gradient
# brief: Find the friction factor of turbulent pipe flow by fixed-point iteration and the pressure loss of each pipe.
# description: Pipe `p` has the positive flow `flow[p]`, the diameter `diameter[p]`, the length `length[p]` and the wall
#     roughness `roughness[p]`. The speed is the flow over the cross section, and the Reynolds number the speed times
#     the diameter over `viscosity`. Up to `LAMINAR_LIMIT` the friction factor is 64 over the Reynolds number. Above it
#     `inverse_root_factor` solves Colebrook's equation for one over the root of the factor, with the relative
#     roughness, roughness over diameter: it starts at `FIRST_GUESS` and replaces it `ROUNDS` times by minus two times
#     the decimal logarithm of `relative / 3.7 + 2.51 * guess / reynolds`. The rounds are not differentiated:
#     `implicit_gradient` takes the equation at the solution, where the slope of its right side with respect to the
#     solution, to the relative roughness and to the Reynolds number is known, and divides by one minus the first.
#     `loss[p]` is the factor times the length over the diameter times half of `density` times the squared speed, and
#     `regime[p]` is 1 for turbulent flow, else 0.
# launch: n
# inputs:
#     flow[n] = uniform(0.00001, 0.05)
#     diameter[n] = uniform(0.05, 0.3)
#     length[n] = uniform(1, 50)
#     roughness[n] = uniform(0.00001, 0.0005)
#     viscosity = 1.0e-6
#     density = 998.0
#     loss[n] = zero
#     regime[n] = zero
# fits:
#     parameter_per_element(viscosity, density)
#     parameter_per_group(viscosity, density: fluid)
#     active_mask
#     indirect_thread
#     batch_dimension
#     total_output(loss)
#     largest_output(loss)
import warp as wp

LAMINAR_LIMIT = wp.constant(2300.0)
FIRST_GUESS = wp.constant(6.0)
ROUNDS = wp.constant(8)
LN10 = wp.constant(2.302585)
QUARTER_PI = wp.constant(0.7853982)


@wp.func
def inverse_root_factor(relative: float, reynolds: float) -> float:
    guess = float(FIRST_GUESS)
    for _ in range(ROUNDS):
        guess = -2.0 * wp.log10(relative / 3.7 + 2.51 * guess / reynolds)
    return guess


@wp.func_grad(inverse_root_factor)
def implicit_gradient(relative: float, reynolds: float, adj_ret: float):
    solution = inverse_root_factor(relative, reynolds)
    inner = relative / 3.7 + 2.51 * solution / reynolds
    outer = -2.0 / (LN10 * inner)
    share = adj_ret * outer / (1.0 - outer * 2.51 / reynolds)
    wp.adjoint[relative] += share / 3.7
    wp.adjoint[reynolds] += -share * 2.51 * solution / (reynolds * reynolds)


@wp.kernel
def friction_factors_implicit_gradient(
    flow: wp.array(dtype=float),
    diameter: wp.array(dtype=float),
    length: wp.array(dtype=float),
    roughness: wp.array(dtype=float),
    viscosity: float,
    density: float,
    loss: wp.array(dtype=float),
    regime: wp.array(dtype=int),
):
    p = wp.tid()
    width = diameter[p]
    speed = flow[p] / (QUARTER_PI * width * width)
    reynolds = speed * width / viscosity

    factor = 64.0 / reynolds
    if reynolds > LAMINAR_LIMIT:
        root = inverse_root_factor(roughness[p] / width, reynolds)
        factor = 1.0 / (root * root)
        regime[p] = 1
    else:
        regime[p] = 0
    loss[p] = factor * length[p] / width * 0.5 * density * speed * speed

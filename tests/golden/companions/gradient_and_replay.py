# One function with both, and an overload without either
import warp as wp


@wp.func
def step(x: float):
    return x * x


@wp.func
def step(x: wp.vec3):
    return wp.dot(x, x)


@wp.func_grad(step)
def step_gradient(x: float, adj_ret: float):
    wp.adjoint[x] += 2.0 * x * adj_ret


@wp.func_replay(step)
def step_replay(x: float):
    return x


@wp.kernel
def both_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    x[i] = step(x[i]) + step(v[i])

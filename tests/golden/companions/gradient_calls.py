# What a gradient calls is built after all kernels; such functions may have gradients of their own
import warp as wp


@wp.func
def helper(x: float):
    return wp.sin(x)


@wp.func
def inner(x: float):
    return x * x * x


@wp.func_grad(inner)
def adj_inner(x: float, adj_ret: float):
    wp.adjoint[x] += 3.0 * x * x * adj_ret


@wp.func
def wave(x: float):
    return wp.cos(x)


@wp.func_grad(wave)
def adj_wave(x: float, adj_ret: float):
    wp.adjoint[x] += -helper(x) * inner(1.0) * adj_ret


@wp.func(inline=False)
def over(x: float):
    return x


@wp.func(inline=True)
def over(x: wp.vec2):
    return x[0]


@wp.func_grad(over)
def adj_over(x: wp.vec2, adj_ret: float):
    wp.adjoint[x] += wp.vec2(adj_ret, 0.0)


@wp.kernel
def calls_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    x[i] = wave(x[i]) + over(v[i]) + over(x[i])

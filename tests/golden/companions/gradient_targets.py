# What a gradient adds to: numbers, vectors and their components, elements of arrays; it reads them too
import warp as wp


@wp.func
def blend(x: wp.array(dtype=float), v: wp.vec3, i: int, s: float):
    return x[i] * v[0] + s


@wp.func_grad(blend)
def adj_blend(x: wp.array(dtype=float), v: wp.vec3, i: int, s: float, adj_ret: float):
    wp.adjoint[x][i] += v[0] * adj_ret
    wp.adjoint[x][i] -= 1.0
    wp.adjoint[x][i] = adj_ret
    wp.adjoint[v][0] += x[i] * adj_ret
    wp.adjoint[v] += wp.vec3(adj_ret, 0.0, 0.0)
    wp.adjoint[s] += wp.adjoint[x][i] * 2.0 + wp.adjoint[v][1]
    wp.adjoint[s] *= 3.0
    wp.adjoint[v] = wp.adjoint[v] * 0.5
    wp.atomic_add(wp.adjoint[x], i, adj_ret)
    if wp.adjoint[x]:
        wp.adjoint[s] = adj_ret


@wp.kernel
def targets_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    x[i] = blend(x, v[i], i, 2.0)

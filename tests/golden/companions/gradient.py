# A gradient written by hand stands in place of the function's own adjoint
import warp as wp


@wp.func
def safe_root(x: float, least: float):
    return wp.sqrt(wp.max(x, least))


@wp.func_grad(safe_root)
def adj_safe_root(x: float, least: float, adj_ret: float):
    if x > least:
        wp.adjoint[x] += 0.5 / wp.sqrt(x) * adj_ret
    else:
        wp.adjoint[least] -= adj_ret
        wp.adjoint[x] = 0.0


@wp.func
def outer(x: float):
    return safe_root(x, 0.01) * 2.0


@wp.kernel
def gradient_kernel(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = outer(x[i]) + safe_root(x[i], 0.5)
    for k in range(i):
        y[k] = safe_root(y[k], 0.1)


@wp.kernel(enable_backward=False)
def forward_kernel(x: wp.array(dtype=float)):
    i = wp.tid()
    x[i] = safe_root(x[i], 1.0)

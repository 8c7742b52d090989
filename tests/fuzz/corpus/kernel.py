import warp as wp


@wp.func
def scale(x: float, by: float = 2.0) -> float:
    return x * by


@wp.kernel(enable_backward=False)
def saxpy(x: wp.array(dtype=float), y: wp.array2d[wp.vec3], n: int):
    """Adds."""
    i, j = wp.tid()
    if i >= n or not (0 <= j < n):
        return
    for k in range(0, n, 2):
        y[i, j] += wp.vec3(scale(x[k]), -1.0e-3, 0x1F ** 2)
    while n > 0: n -= 1

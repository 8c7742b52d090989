import warp as wp


@wp.func
def half(x: float):
    return 0.5 * x

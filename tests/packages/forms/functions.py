import warp as wp

RATE = 0.5


@wp.func
def scale(x: float):
    return RATE * x


@wp.func
def twice(x: float):
    return x + x

# warp: refuses
import warp as wp


@wp.func
def square(x: float):
    return x * x


@wp.func_replay(square)
def replay_of_square(x: int):
    return 1.0


@wp.kernel
def ones(y: wp.array(dtype=float)):
    y[wp.tid()] = 1.0

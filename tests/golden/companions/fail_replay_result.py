# warp: refuses
import warp as wp


@wp.func
def square(x: float) -> float:
    return x * x


@wp.func_replay(square)
def replay_of_square(x: float) -> float:
    return x


@wp.kernel
def squares(x: wp.array(dtype=float), y: wp.array(dtype=float)):
    i = wp.tid()
    y[i] = square(x[i])

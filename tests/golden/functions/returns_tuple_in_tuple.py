# An annotated result that holds a tuple.
import warp as wp


@wp.func
def pair_and_axis(x: float) -> tuple[tuple[wp.float32, int], wp.vec3]:
    if x > 1.0:
        return (x, 1), wp.vec3(x)
    return (x, 2), wp.vec3(x)


@wp.func
def last(x: float) -> tuple[int, tuple[float, bool]]:
    return 1, (x, x > 0.0)


@wp.func
def alone(x: float) -> tuple[tuple[float, float]]:
    both = (x, x * 2.0)
    return both


@wp.kernel
def k(out: wp.array(dtype=float)):
    i = wp.tid()
    pair, axis = pair_and_axis(out[i])
    count, rest = last(out[i])
    both = alone(out[i])
    out[i] = pair[0] + axis[0] + float(count) + rest[0] + both[1]

# Return annotations, one value and a tuple.
import warp as wp


@wp.func
def half(a: float) -> float:
    return a * 0.5


@wp.func
def pair(a: float) -> tuple[float, int]:
    return a, 3


@wp.kernel
def return_annotation(x: wp.array(dtype=float)) -> None:
    a, n = pair(x[0])
    x[n] = half(a)

# weft: refuses. Warp prints the name of a function as it is given, also where it is none.
import warp as wp


@wp.func(name="two words")
def f(x: float) -> float:
    return x + 1.0


@wp.kernel
def function_name(a: wp.array(dtype=float)):
    i = wp.tid()
    a[i] = f(a[i])

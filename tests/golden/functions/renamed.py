# name= overrides the key of a function.
import warp as wp


@wp.func(name="other")
def original(a: float):
    return a + 1.0


@wp.kernel
def renamed(x: wp.array(dtype=float)):
    x[0] = original(x[0])

# inline=True and inline=False.
import warp as wp


@wp.func(inline=True)
def small(a: float):
    return a + 1.0


@wp.func(inline=False)
def large(a: float):
    return a * 2.0


@wp.kernel
def inline_hints(x: wp.array(dtype=float)):
    x[0] = small(large(x[0]))

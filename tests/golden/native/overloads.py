# Snippets and functions in Python are overloads of one name; factories make one after the other
import warp as wp


@wp.func_native("return v * 2.0f;")
def grow(v: float) -> float: ...


@wp.func
def grow(v: wp.vec2):
    return v * 2.0


def make(number):
    @wp.func_native(f"return v + {number}.0f;")
    def shift(v: float) -> float: ...

    @wp.kernel
    def shifted(x: wp.array(dtype=float)):
        i = wp.tid()
        x[i] = shift(grow(x[i]))

    return shifted


first = make(1)
second = make(2)


@wp.kernel
def grow_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec2)):
    i = wp.tid()
    x[i] = grow(x[i])
    v[i] = grow(v[i])

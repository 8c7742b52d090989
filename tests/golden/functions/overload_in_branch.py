# Overloads called in different branches and loops.
import warp as wp


@wp.func
def norm(v: wp.vec2):
    return wp.length(v)


@wp.func
def norm(v: wp.vec3):
    return wp.length(v)


@wp.kernel
def overload_in_branch(a: wp.array(dtype=wp.vec2), b: wp.array(dtype=wp.vec3), out: wp.array(dtype=float), n: int):
    i = wp.tid()
    if n > 0:
        out[i] = norm(b[i])
    else:
        out[i] = norm(a[i])

# What a reference may be handed: variables, elements, fields, components, parameters; nothing of it has an adjoint here.
import warp as wp


@wp.struct
class Body:
    mass: float
    velocity: wp.vec3
    forces: wp.array(dtype=float)


@wp.struct
class Pair:
    first: Body
    frame: wp.transform


@wp.func
def scale(value: wp.ref[float], by: float):
    value *= by


@wp.kernel(enable_backward=False)
def touch(
    a: wp.array(dtype=float),
    b: wp.array2d(dtype=wp.vec3),
    bodies: wp.array(dtype=Body),
    pair: Pair,
    gain: float,
    m: wp.mat33,
):
    i = wp.tid()
    local = a[i]
    scale(local, 2.0)
    scale(a[i], local)
    scale(gain, 0.5)
    scale(b[i, 0][1], gain)
    scale(b[i, 1].z, gain)
    scale(bodies[i].mass, 2.0)
    scale(bodies[i].velocity[0], 2.0)
    scale(bodies[i].forces[3], 2.0)
    scale(pair.first.mass, 2.0)
    scale(pair.first.velocity.y, 2.0)
    scale(pair.frame.p[2], 2.0)
    scale(pair.frame.q.w, 2.0)
    scale(m[0, 1], 2.0)
    scale(m[1][2], 2.0)
    v = wp.vec3(local)
    scale(v[2], 2.0)
    scale(by=3.0, value=v.x)
    row = b[i]
    scale(row[2][1], 2.0)
    n = 7.0
    stack = wp.zeros(shape=(4,), dtype=float)
    scale(stack[1], n)
    a[i] = local + v[0] + gain

# idea: XPBD distance constraints
# brief: Do one Jacobi iteration of compliant distance constraints along cloth edges.
# description: Launch in two dimensions: copy `c` of a garment and edge `e` between vertices `edges[e]`; masses and rest
#     lengths are those of the pattern. With inverse masses w0, w1 from `inverse_mass`, edges with w0 + w1 = 0, or shorter
#     than `MIN_LENGTH`, change nothing. The constraint is the distance of their `position` minus `rest_length[e]`; its
#     compliance is `stretch_compliance` when that is not negative, else `compress_compliance`, because cloth wrinkles rather
#     than compresses. alpha is compliance / `dt`^2; the change of the multiplier is -(constraint + alpha * `multiplier[c,
#     e]`) / (w0 + w1 + alpha). It is added to `multiplier[c, e]`. Positions change by -w0 and +w1 times it along the unit
#     edge from first to second end: atomically added to `correction`, with 1 added to `correction_count` of both ends, for
#     averaging later.
# launch: n, 24
# inputs:
#     edges[24] = index(0, 16)
#     position[n, 16] = uniform(-1, 1)
#     inverse_mass[16] = index(0, 3)
#     rest_length[24] = uniform(0.2, 2)
#     stretch_compliance = uniform(1e-5, 1e-4)
#     compress_compliance = uniform(0.001, 0.01)
#     dt = 0.02
#     multiplier[n, 24] = uniform(-0.1, 0.1)
#     correction[n, 16] = zero
#     correction_count[n, 16] = zero
# fits:
#     parameter_per_element(stretch_compliance, compress_compliance: e)
import warp as wp

MIN_LENGTH = wp.constant(1.0e-5)


@wp.kernel
def xpbd_stretch_constraints(edges: wp.array(dtype=wp.vec2i), position: wp.array2d(dtype=wp.vec3),
                             inverse_mass: wp.array(dtype=float), rest_length: wp.array(dtype=float),
                             stretch_compliance: float, compress_compliance: float, dt: float,
                             multiplier: wp.array2d(dtype=float), correction: wp.array2d(dtype=wp.vec3),
                             correction_count: wp.array2d(dtype=int)):
    c, e = wp.tid()
    i = edges[e][0]
    j = edges[e][1]
    weight = inverse_mass[i] + inverse_mass[j]
    span = position[c, j] - position[c, i]
    length = wp.length(span)
    if weight == 0.0 or length < MIN_LENGTH:
        return

    constraint = length - rest_length[e]
    # cloth gives way under compression: it wrinkles instead
    compliance = stretch_compliance if constraint >= 0.0 else compress_compliance
    alpha = compliance / (dt * dt)
    change = -(constraint + alpha * multiplier[c, e]) / (weight + alpha)
    multiplier[c, e] = multiplier[c, e] + change

    push = span * (change / length)
    wp.atomic_sub(correction, c, i, push * inverse_mass[i])
    wp.atomic_add(correction, c, j, push * inverse_mass[j])
    wp.atomic_add(correction_count, c, i, 1)
    wp.atomic_add(correction_count, c, j, 1)

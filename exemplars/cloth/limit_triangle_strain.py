# idea: strain limiting of cloth triangles
# brief: Clamp the principal stretches of every cloth triangle and scatter the position changes that get it there.
# description: One thread per triangle `t` of vertices `triangles[t]`. The deformation gradient F, 3x2, is [x1 - x0, x2 - x0]
#     times `rest_inverse[t]`, from `position`. `principal_stretches` gives the eigenvalues of C = F^T F, larger first, and
#     the unit eigenvector of the larger one: mean m and radius r = sqrt(((a - c) / 2)^2 + b^2 + `TINY`), vector from (r + (a
#     - c) / 2, b) where a >= c, else (b, r - (a - c) / 2), normalised. The stretches s are the square roots of the
#     eigenvalues, kept above `MIN_STRETCH`^2. If both lie between `min_stretch` and `max_stretch` nothing happens. Otherwise
#     the stretches are clamped, and F' = F V diag(clamped / s) V^T. The wanted edges F' times the rest matrix (2x2 inverse
#     of `rest_inverse[t]`) minus the present ones, spread so that the centroid stays (x0 gets minus a third of the sum of
#     the edge changes, x1 and x2 their change more), are multiplied by `relaxation` and atomically added to `correction`. 1
#     is added to `limited[0]`.
# launch: n
# inputs:
#     triangles[n] = index(0, n)
#     position[n] = uniform(-1, 1)
#     rest_inverse[n] = spd(0.5, 2)
#     min_stretch = 0.8
#     max_stretch = 1.1
#     relaxation = uniform(0.3, 0.7)
#     correction[n] = zero
#     limited[1] = zero
# fits:
#     parameter_per_element(min_stretch, max_stretch)
#     parameter_per_group(min_stretch, max_stretch: fabric)
#     active_mask
#     indirect_thread
import warp as wp

TINY = wp.constant(1.0e-8)
MIN_STRETCH = wp.constant(1.0e-2)

mat32 = wp.types.matrix(shape=(3, 2), dtype=float)


@wp.func
def principal_stretches(c: wp.mat22):
    """Eigenvalues of a symmetric matrix, larger first, and the direction of the larger."""
    mean = 0.5 * (c[0, 0] + c[1, 1])
    half = 0.5 * (c[0, 0] - c[1, 1])
    b = c[0, 1]
    radius = wp.sqrt(half * half + b * b + TINY)
    direction = wp.vec2(radius + half, b)
    if half < 0.0:  # the other form of the same vector does not cancel here
        direction = wp.vec2(b, radius - half)
    return mean + radius, mean - radius, wp.normalize(direction)


@wp.func
def clamp_ratio(stretch: float, low: float, high: float) -> float:
    return wp.clamp(stretch, low, high) / stretch


@wp.kernel
def limit_triangle_strain(
    triangles: wp.array(dtype=wp.vec3i),
    position: wp.array(dtype=wp.vec3),
    rest_inverse: wp.array(dtype=wp.mat22),
    min_stretch: float,
    max_stretch: float,
    relaxation: float,
    correction: wp.array(dtype=wp.vec3),
    limited: wp.array(dtype=int),
):
    """Jacobi strain limiting after Provot, but on principal stretches, so that shear is limited too."""
    t = wp.tid()
    corners = triangles[t]
    x0 = position[corners[0]]
    edge1 = position[corners[1]] - x0
    edge2 = position[corners[2]] - x0
    edges = mat32(edge1[0], edge2[0], edge1[1], edge2[1], edge1[2], edge2[2])
    f = edges * rest_inverse[t]

    large, small, v = principal_stretches(wp.transpose(f) * f)
    s0 = wp.sqrt(wp.max(large, MIN_STRETCH * MIN_STRETCH))
    s1 = wp.sqrt(wp.max(small, MIN_STRETCH * MIN_STRETCH))
    if s0 <= max_stretch and s1 >= min_stretch:
        return

    along = wp.outer(v, v)
    across = wp.identity(n=2, dtype=float) - along
    clamped = along * clamp_ratio(s0, min_stretch, max_stretch) + across * clamp_ratio(s1, min_stretch, max_stretch)
    change = f * clamped * wp.inverse(rest_inverse[t]) - edges

    change1 = wp.vec3(change[0, 0], change[1, 0], change[2, 0])
    change2 = wp.vec3(change[0, 1], change[1, 1], change[2, 1])
    base = -(change1 + change2) / 3.0  # keeps the centroid in place
    wp.atomic_add(correction, corners[0], base * relaxation)
    wp.atomic_add(correction, corners[1], (base + change1) * relaxation)
    wp.atomic_add(correction, corners[2], (base + change2) * relaxation)
    wp.atomic_add(limited, 0, 1)

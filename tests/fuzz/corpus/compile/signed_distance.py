"""A scene of signed distance functions, marched along rays: functions that call functions, while, break."""

import warp as wp

MAX_STEPS = wp.constant(64)
FAR = wp.constant(20.0)
TOUCH = wp.constant(1.0e-3)


@wp.func
def sphere(p: wp.vec3, center: wp.vec3, radius: float) -> float:
    return wp.length(p - center) - radius


@wp.func
def box(p: wp.vec3, half: wp.vec3) -> float:
    q = wp.vec3(wp.abs(p[0]) - half[0], wp.abs(p[1]) - half[1], wp.abs(p[2]) - half[2])
    outside = wp.length(wp.vec3(wp.max(q[0], 0.0), wp.max(q[1], 0.0), wp.max(q[2], 0.0)))
    inside = wp.min(wp.max(q[0], wp.max(q[1], q[2])), 0.0)
    return outside + inside


@wp.func
def smooth_union(a: float, b: float, k: float) -> float:
    h = wp.clamp(0.5 + 0.5 * (b - a) / k, 0.0, 1.0)
    return wp.lerp(b, a, h) - k * h * (1.0 - h)


@wp.func
def scene(p: wp.vec3) -> float:
    ball = sphere(p, wp.vec3(0.0, 0.8, 0.0), 0.5)
    return smooth_union(ball, box(p, wp.vec3(0.6, 0.4, 0.6)), 0.2)


@wp.func
def normal(p: wp.vec3) -> wp.vec3:
    eps = 1.0e-4
    dx = scene(p + wp.vec3(eps, 0.0, 0.0)) - scene(p - wp.vec3(eps, 0.0, 0.0))
    dy = scene(p + wp.vec3(0.0, eps, 0.0)) - scene(p - wp.vec3(0.0, eps, 0.0))
    dz = scene(p + wp.vec3(0.0, 0.0, eps)) - scene(p - wp.vec3(0.0, 0.0, eps))
    return wp.normalize(wp.vec3(dx, dy, dz))


@wp.kernel
def render(eye: wp.vec3, width: int, height: int, pixels: wp.array2d(dtype=wp.vec3)):
    i, j = wp.tid()
    u = (float(j) + 0.5) / float(width) * 2.0 - 1.0
    v = 1.0 - (float(i) + 0.5) / float(height) * 2.0
    direction = wp.normalize(wp.vec3(u, v, -1.5))

    t = float(0.0)
    steps = int(0)
    while steps < MAX_STEPS:
        d = scene(eye + t * direction)
        if d < TOUCH:
            break
        t = t + d
        steps = steps + 1

    color = wp.vec3(0.05, 0.05, 0.1)
    if t < FAR:
        n = normal(eye + t * direction)
        light = wp.max(wp.dot(n, wp.normalize(wp.vec3(0.5, 1.0, 0.3))), 0.0)
        color = wp.vec3(0.2, 0.4, 0.9) * (0.2 + 0.8 * light)
    pixels[i, j] = color

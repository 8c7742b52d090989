"""Random numbers and noise: walks on a lattice, directions on a sphere, and a noisy field."""

import warp as wp


@wp.kernel(enable_backward=False)
def walk(seed: int, steps: int, position: wp.array(dtype=wp.vec2i)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    x = int(0)
    y = int(0)
    for _step in range(steps):
        move = wp.randi(state, 0, 4)
        if move == 0:
            x += 1
        elif move == 1:
            x -= 1
        elif move == 2:
            y += 1
        else:
            y -= 1
    position[i] = wp.vec2i(x, y)


@wp.kernel(enable_backward=False)
def directions(seed: int, out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    z = 2.0 * wp.randf(state) - 1.0
    angle = wp.randf(state, 0.0, 2.0 * wp.pi)
    r = wp.sqrt(wp.max(0.0, 1.0 - z * z))
    out[i] = wp.vec3(r * wp.cos(angle), r * wp.sin(angle), z)


@wp.kernel
def turbulence(seed: int, points: wp.array(dtype=wp.vec3), value: wp.array(dtype=float)):
    i = wp.tid()
    state = wp.rand_init(seed)
    total = float(0.0)
    scale = float(1.0)
    for _octave in range(4):
        total = total + wp.noise(state, points[i] * scale) / scale
        scale = scale * 2.0
    value[i] = total

"""Kernels that a printer of sequential C++ can get wrong: order, rounding, names, indices. Each writes `out`."""

import warp as wp

# ruff: noqa: UP018, int(0) is a variable to Warp

STEP = wp.constant(3)
UP = wp.constant(wp.vec3(0.0, 1.0, 0.0))
SCALE = 0.5


@wp.struct
class Body:
    position: wp.vec3
    mass: float
    links: wp.array(dtype=int)
    grid: wp.array2d(dtype=float)


@wp.func
def halves(x: int):
    return x // 2, x % 2


@wp.func
def bounded(x: int, low: int, high: int) -> int:
    if x < low:
        return low
    if x > high:
        return high
    return x


@wp.func
def claim(counters: wp.array(dtype=int), i: int, by: int) -> int:
    return wp.atomic_add(counters, i, by)


@wp.func
def reach(v: wp.vec3) -> float:
    return wp.length(v)


@wp.func
def twice(x: wp.Scalar):
    return x + x


@wp.kernel
def division(x: wp.array(dtype=int), out: wp.array2d(dtype=int)):
    i = wp.tid()
    out[i, 0] = x[i] // STEP
    out[i, 1] = x[i] % STEP
    out[i, 2] = x[i] // -STEP
    out[i, 3] = -(x[i] // 4) - 1
    rest = x[i]
    rest //= -2
    out[i, 4] = rest


@wp.kernel
def small_integers(x: wp.array(dtype=int), out: wp.array2d(dtype=int)):
    i = wp.tid()
    a = wp.uint8(x[i])
    b = wp.int8(x[i])
    out[i, 0] = int(a + wp.uint8(200))
    out[i, 1] = int(b * wp.int8(3))
    out[i, 2] = int(-b)
    out[i, 3] = int(~a)
    a += wp.uint8(100)
    out[i, 4] = int(a)


@wp.kernel
def draws(x: wp.array(dtype=int), out: wp.array2d(dtype=float)):
    i = wp.tid()
    state = wp.rand_init(x[i], i)
    out[i, 0] = wp.randf(state) - wp.randf(state)
    p = wp.vec3(wp.randf(state), wp.randf(state), wp.randf(state))
    out[i, 1] = p[0] + 2.0 * p[1] - p[2]
    out[i, 2] = wp.where(x[i] > 0, wp.randf(state), 0.25)
    if x[i] > 0 and wp.randf(state) > 0.5:
        out[i, 3] = 1.0
    out[i, 4] = wp.randf(state)


@wp.kernel
def tuples(x: wp.array(dtype=int), out: wp.array2d(dtype=int)):
    i = wp.tid()
    a = x[i]
    b = i
    a, b = b, a + b
    quotient, rest = halves(a)
    for k in range(3):
        a, b = b, a - k
    out[i, 0] = a
    out[i, 1] = b
    out[i, 2] = quotient
    out[i, 3] = rest
    rest, unused = halves(b)
    out[i, 4] = rest


@wp.kernel
def loops(x: wp.array(dtype=int), out: wp.array2d(dtype=int)):
    i = wp.tid()
    count = int(0)
    last = i % 5
    for k in range(last):
        last += 1
        count += k
    out[i, 0] = count
    down = int(0)
    for k in range(6, -2, -STEP):
        if k == 3:
            continue
        down = down * 10 + k
    out[i, 1] = down
    stride = wp.where(x[i] > 0, 2, -2)
    for k in range(x[i] % 7, 0, stride):
        if k > 20:
            break
        count += k
    out[i, 2] = count
    n = wp.abs(x[i]) + 1
    steps = int(0)
    while n != 1 and steps < 20:
        n = wp.where(n % 2 == 0, n // 2, 3 * n + 1)
        steps += 1
    out[i, 3] = steps
    for k in range(x.shape[0]):
        if x[k] == x[i]:
            out[i, 4] = k
            return
    out[i, 4] = -1


@wp.kernel
def atomics(x: wp.array(dtype=int), counters: wp.array(dtype=int), out: wp.array2d(dtype=int)):
    i = wp.tid()
    place = wp.atomic_add(counters, 0, 2)
    out[i, 0] = place
    wp.atomic_max(counters, 1, x[i])
    wp.atomic_min(counters, 2, x[i])
    out[i, 1] = counters[3] + wp.atomic_sub(counters, 3, 1) * 10
    out[i, 2] = claim(counters, 4, 1) - claim(counters, 4, 5)
    out[i, 3] = wp.atomic_cas(counters, 5, i, i + 1)
    out[i, 4] = wp.atomic_exch(counters, 6, x[i])
    counters[7] += x[i]


@wp.kernel
def indices(x: wp.array2d(dtype=float), out: wp.array2d(dtype=float)):
    i, j = wp.tid()
    row = x[i]
    v = wp.vec4(row[0], row[1], row[2], row[-1])
    m = wp.outer(v, v)
    k = j - 2
    out[i, j] = x[-1, j] + row[-2] + v[k] * m[k, 3 - j] + m[i % 4, k] - v[-1]
    v[j] = 1.0
    m[1, 2] += v[3]
    m[2] = wp.vec4(1.0, 2.0, 3.0, 4.0)
    out[i, j] += v[1] * m[1][2] - m[2, 3]


@wp.kernel
def local_arrays(x: wp.array(dtype=int), out: wp.array2d(dtype=int)):
    i = wp.tid()
    seen = wp.zeros(shape=(5,), dtype=int)
    table = wp.zeros(shape=(2, 3), dtype=int)
    for k in range(x.shape[0]):
        seen[x[k] % 5] += 1
        table[k % 2, k % 3] += x[k]
    for k in range(5):
        out[i, k] = seen[k] + table[1, k % 3] * table[0, 2] + len(x)


@wp.kernel
def structs(body: Body, x: wp.array(dtype=int), out: wp.array2d(dtype=float)):
    i = wp.tid()
    other = body
    other.position = other.position * 2.0 + UP
    other.mass += float(body.links[x[i] % body.links.shape[0]])
    out[i, 0] = reach(other.position) - reach(body.position)
    out[i, 1] = other.mass - body.mass * SCALE
    out[i, 2] = body.grid[i % body.grid.shape[0], 1] + body.grid[0, -1]
    fresh = Body()
    fresh.position[1] = 4.0
    out[i, 3] = fresh.position[1] + fresh.mass
    out[i, 4] = float(twice(x[i])) + twice(wp.sqrt(float(i)))


@wp.kernel
def choices(x: wp.array(dtype=int), out: wp.array2d(dtype=float)):
    i = wp.tid()
    small = bounded(x[i], low=-2, high=4)
    out[i, 0] = float(small) if small > 0 else -1.5
    if wp.static(STEP > 2):
        kind = 1
    else:
        kind = 2
    if small < 0:
        sign = -1.0
    elif small == 0:
        sign = 0.0
    else:
        sign = 1.0
    out[i, 1] = sign * float(kind) - -2.0
    unsigned = wp.uint32(i)
    out[i, 2] = wp.where(not (0 < small <= 3) or unsigned > wp.uint32(2), 1.0, -1.0)
    out[i, 3] = float(wp.float64(0.1) * wp.float64(3.0))
    out[i, 4] = float((x[i] & 6) ^ (x[i] >> 1) | 8 << 1)

# Inside: a reference is read, assigned, updated, indexed and handed on; a name that is one is never bound anew.
import warp as wp


@wp.struct
class State:
    x: float
    p: wp.vec3
    samples: wp.array(dtype=float)


@wp.func
def bump(x: wp.ref[float]):
    x += 1.0
    y = x
    x = y * 2.0
    return x


@wp.func
def turn(v: wp.ref[wp.vec3], m: wp.ref[wp.mat33], k: float):
    v[0] = k
    v.y = k
    v[1] += k
    v.z -= k
    v = v * k
    v /= wp.length(v)
    m[0, 1] = k
    m[1] = v
    m[2, 2] += k
    bump(v[0])
    bump(v.z)
    bump(m[0, 2])
    return wp.dot(v, m[0])


@wp.func
def fill(a: wp.ref[wp.array(dtype=float)], n: int):
    a[0] = 1.0
    a[1] += 2.0
    a[2] = a[1]
    last = a.shape[0] - 1
    a[last] = float(n)
    bump(a[3])


@wp.func
def step(s: wp.ref[State], dt: float):
    s.x = dt
    s.x += dt
    s.p = wp.vec3(dt)
    s.p.x = dt
    s.p[1] = dt
    s.p[2] += dt
    s.samples[0] = dt
    s.samples[1] += dt
    t = s
    t.x = 3.0
    s = t
    bump(s.x)
    bump(s.p[1])
    bump(s.samples[2])
    fill(s.samples, 4)


@wp.func
def swap(a: wp.ref[float], b: wp.ref[float]):
    a, b = b, a
    old, a = a, 2.0
    return old


@wp.func
def control(a: wp.ref[float], done: wp.ref[bool], count: wp.ref[int], wide: wp.ref[wp.float64]):
    if a > 2.0:
        a = 2.0
    else:
        a += 1.0
    for i in range(count):
        a += float(i)
    for _ in range(3):
        a *= 2.0
    while a < 100.0:
        a += 1.0
    done = not done
    count = 3
    wide = wp.float64(a)
    b = a if done else 1.0
    if a > b:
        return a
    return b


@wp.kernel(enable_backward=False)
def use(a: wp.array(dtype=float), states: wp.array(dtype=State), flags: wp.array(dtype=bool), ms: wp.array(dtype=wp.mat33)):
    i = wp.tid()
    x = a[i]
    y = float(2.0)
    for _ in range(2):
        y += bump(x)
    for j in range(i):
        bump(a[j])
        bump(y)
    v = wp.vec3(1.0)
    turn(v, ms[i], 2.0)
    fill(a, i)
    step(states[i], 0.1)
    s = State()
    step(s, 0.2)
    n = int(3)
    w = wp.float64(1.0)
    a[i] = swap(x, y) + control(a[0], flags[i], n, w) + v[0]

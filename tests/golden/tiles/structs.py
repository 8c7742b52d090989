# Tiles of structs: what the struct gets for them; structs in structs; sums, maps and reductions of them
import warp as wp


@wp.struct
class Inner:
    mass: float
    kind: wp.uint8


@wp.struct
class Particle:
    place: wp.vec3
    inner: Inner
    alive: bool
    neighbours: wp.array(dtype=int)
    count: wp.int64


@wp.struct
class Plain:
    x: float


@wp.func
def heavier(a: Particle, b: Particle):
    out = Particle()
    out.inner.mass = wp.max(a.inner.mass, b.inner.mass)
    out.place = a.place
    return out


@wp.func
def mass(p: Particle):
    return p.inner.mass


@wp.kernel
def work(particles: wp.array(dtype=Particle), out: wp.array(dtype=float), plain: wp.array(dtype=Plain)):
    i = wp.tid()
    t = wp.tile_load(particles, shape=8)
    u = wp.tile_zeros(shape=8, dtype=Particle)
    u += t
    wp.tile_store(particles, t + u - t)
    wp.tile_store(particles, wp.tile_sum(t))
    wp.tile_store(particles, wp.tile_reduce(heavier, t))
    wp.tile_store(out, wp.tile_map(mass, t))
    wp.tile_atomic_add(particles, u)
    p = t[1]
    p.place = wp.vec3(0.0, 1.0, 2.0)
    t[2] = p
    out[i] = t[3].inner.mass + plain[i].x

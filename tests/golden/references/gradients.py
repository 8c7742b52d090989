# With a gradient of its own a function of references may be called in a backward pass: the adjoints are on the same paths.
import warp as wp

Place = wp.ref[float]
Vector = wp.ref[wp.vec3]
Buffer = wp.ref[wp.array(dtype=float)]


@wp.struct
class Cell:
    x: float
    v: wp.vec3
    a: wp.array(dtype=float)


@wp.func
def accumulate(total: Place, value: float):
    total += value


@wp.func_grad(accumulate)
def accumulate_adjoint(total: Place, value: float):
    wp.adjoint[value] += wp.adjoint[total]


@wp.func
def gather(v: Vector, a: Buffer, k: float):
    v[0] = a[0] * k
    return v[0]


@wp.func_grad(gather)
def gather_adjoint(v: Vector, a: Buffer, k: float, out: float):
    wp.adjoint[k] = wp.adjoint[v][0] * a[0] + out
    wp.adjoint[a][0] += wp.adjoint[k]
    seed = wp.adjoint[v]
    wp.adjoint[v] = seed * 2.0
    wp.adjoint[v] += wp.vec3(k)


@wp.kernel
def sums(x: wp.array(dtype=float), grid: wp.array3d(dtype=float), ms: wp.array2d(dtype=wp.mat33), cells: wp.array(dtype=Cell), c: Cell):
    i = wp.tid()
    total = float(0.0)
    accumulate(total, x[i])
    accumulate(x[0], total)
    accumulate(cells[i].x, total)
    accumulate(cells[i].v[1], total)
    accumulate(cells[i].a[2], total)
    accumulate(c.x, total)
    accumulate(c.v.z, total)
    plane = grid[i]
    row = plane[1]
    accumulate(row[2], total)
    accumulate(plane[0, 1], total)
    diagonal = ms[i]
    accumulate(diagonal[1][0, 2], total)
    if total > 1.0:
        accumulate(row[3], 2.0)
    for k in range(3):
        accumulate(row[k], total)
    for k in range(i):
        accumulate(plane[k, 0], total)
    while total < 3.0:
        accumulate(total, 1.0)
    v = wp.vec3(total)
    x[i] = gather(v, x, total) + gather(cells[i].v, c.a, 2.0)

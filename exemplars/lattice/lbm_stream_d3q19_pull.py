# idea: pull streaming of a D3Q19 lattice with bounce-back
# brief: Stream the populations of a three-dimensional lattice Boltzmann grid, with bounce-back at solid cells and a moving lid.
# description: Thread `(i, j, k, q)` fills `f_next[q, i, j, k]`. The population of direction `q` comes from the cell one
#     step back along `(CX, CY, CZ)`; the first axis is open (beyond its ends the cell's own `f[q]` is taken, whatever
#     the other axes say), the second periodic, and the third closed by walls. If the cell it would come from is solid
#     (`solid` not zero) or behind a wall, the population of the `opposite` direction of the cell itself comes back; at
#     the upper wall of the third axis, the lid, it gains `6 * weight(q) * dot(c, lid_velocity)` with the vector `c` of
#     the direction and the D3Q19 weights. Solid cells get zero. Directions are stored in pairs, so that the opposite of
#     an odd one is the next.
# launch: n, 4, 4, 19
# inputs:
#     f[19, n, 4, 4] = uniform(0.02, 0.1)
#     solid[n, 4, 4] = index(0, 2)
#     lid_velocity = uniform(-0.1, 0.1)
#     f_next[19, n, 4, 4] = zero
import warp as wp

vec19i = wp.types.vector(length=19, dtype=int)

CX = wp.constant(vec19i(0, 1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0))
CY = wp.constant(vec19i(0, 0, 0, 1, -1, 0, 0, 1, -1, -1, 1, 0, 0, 0, 0, 1, -1, 1, -1))
CZ = wp.constant(vec19i(0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, -1, -1, 1, 1, -1, -1, 1))


@wp.func
def opposite(q: int) -> int:
    if q == 0:
        return 0
    elif q % 2 == 1:
        return q + 1
    return q - 1


@wp.func
def weight(q: int) -> float:
    if q == 0:
        return 1.0 / 3.0
    elif q < 7:
        return 1.0 / 18.0
    return 1.0 / 36.0


@wp.kernel
def lbm_stream_d3q19_pull(f: wp.array4d(dtype=float), solid: wp.array3d(dtype=wp.uint8), lid_velocity: wp.vec3,
                          f_next: wp.array4d(dtype=float)):
    i, j, k, q = wp.tid()
    if solid[i, j, k] != wp.uint8(0):
        f_next[q, i, j, k] = 0.0
        return

    nx = f.shape[1]
    ny = f.shape[2]
    nz = f.shape[3]
    x = i - CX[q]
    y = (j - CY[q] + ny) % ny
    z = k - CZ[q]

    if x < 0 or x >= nx:
        f_next[q, i, j, k] = f[q, i, j, k]  # open ends
    elif z < 0:
        f_next[q, i, j, k] = f[opposite(q), i, j, k]
    elif z >= nz:
        # half-way bounce-back off the lid, which drags the fluid along
        c = wp.vec3(float(CX[q]), float(CY[q]), float(CZ[q]))
        f_next[q, i, j, k] = f[opposite(q), i, j, k] + 6.0 * weight(q) * wp.dot(c, lid_velocity)
    elif solid[x, y, z] != wp.uint8(0):
        f_next[q, i, j, k] = f[opposite(q), i, j, k]
    else:
        f_next[q, i, j, k] = f[q, x, y, z]

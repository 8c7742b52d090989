# idea: red-black successive over-relaxation
# brief: Relax the cells of one colour of a checkerboard in a Poisson solve, in place.
# description: For the cells of a 2-d grid whose `(i + j)` has the parity `color`, move `pressure` towards the value that
#     satisfies the five-point Poisson equation with right side `rhs` and spacing `h`: the mean of the open neighbours minus
#     `h * h * rhs` over their number, with the over-relaxation factor `omega`. Neighbours outside of the grid and solid
#     ones (`solid` not zero) are left out (zero normal gradient). Solid cells, cells of the other colour and cells without
#     an open neighbour stay as they are.
# launch: n, 16
# inputs:
#     solid[n, 16] = index(0, 2)
#     rhs[n, 16] = uniform(-1, 1)
#     h = uniform(0.05, 0.2)
#     omega = uniform(1.2, 1.9)
#     color = index(0, 2)
#     pressure[n, 16] = uniform(-1, 1)
# fits:
#     batch_dimension
import warp as wp


@wp.kernel
def red_black_sor_sweep(solid: wp.array2d(dtype=int), rhs: wp.array2d(dtype=float), h: float, omega: float, color: int,
                        pressure: wp.array2d(dtype=float)):
    """Half a sweep of SOR. Cells of one colour touch only the other colour, so the update in place has no race."""
    i, j = wp.tid()
    if (i + j) % 2 != color or solid[i, j] != 0:
        return

    total = float(0.0)
    open_sides = int(0)
    if i > 0 and solid[i - 1, j] == 0:
        total += pressure[i - 1, j]
        open_sides += 1
    if i + 1 < pressure.shape[0] and solid[i + 1, j] == 0:
        total += pressure[i + 1, j]
        open_sides += 1
    if j > 0 and solid[i, j - 1] == 0:
        total += pressure[i, j - 1]
        open_sides += 1
    if j + 1 < pressure.shape[1] and solid[i, j + 1] == 0:
        total += pressure[i, j + 1]
        open_sides += 1
    if open_sides == 0:  # walled in: any pressure is a solution
        return

    relaxed = (total - h * h * rhs[i, j]) / float(open_sides)
    pressure[i, j] = pressure[i, j] + omega * (relaxed - pressure[i, j])

import warp

OMEGA = 1.5


@warp.kernel
def _perform_red_black_sor_sweep(
        solid: warp.array2d[int], rhs: warp.array2d[warp.float64], h: float, clr: int,
        num_elems: int, pressures: warp.array2d[float]):
    i, j = warp.tid()
    if i >= num_elems:
        return
    if (i + j) % 2 != clr or solid[j, i] != 0:
        return
    total = float(0.0)
    open_sides = int(0)
    if i > 0:
        if solid[j, i - 1] == 0:
            total += pressures[i - 1, j]
            open_sides += 1
    if i + 1 < pressures.shape[0] and solid[j, i + 1] == 0:
        total += pressures[i + 1, j]
        open_sides += 1
    if j > 0 and solid[j - 1, i] == 0:
        total += pressures[i, j - 1]
        open_sides += 1
    if j + 1 < pressures.shape[1] and solid[j + 1, i] == 0:
        total += pressures[i, j + 1]
        open_sides += 1
    if open_sides == 0:  # walled in: any pressure is a solution
        return
    relaxed = (total - h * h * float(rhs[j, i])) / float(open_sides)
    pressures[i, j] = pressures[i, j] + OMEGA * (relaxed - pressures[i, j])

import warp as wp


@wp.func
def _collide(
        v: wp.vec3, n: wp.vec3, kind: int, fric: float) -> wp.vec3:
    if kind == 0:
        return wp.vec3(0.0)

    approach = wp.dot(v, n)
    tangential = v - approach * n
    if kind == 1:
        return tangential
    if approach >= 0.0:
        return v

    spd = wp.length(tangential)
    lost = -fric * approach
    if lost >= spd:
        return wp.vec3(0.0)
    return tangential * (1.0 - lost / spd)


@wp.kernel
def _apply_grid_bnd_fric_kernel(
        active: wp.array[int], group_ids: wp.array[int], mass: wp.array3d[float], mom: wp.array4d[float],
        n: wp.array3d[wp.vec3], surf_id: wp.array3d[wp.int64], surf_kind: wp.array[int], surf_fric: wp.array[float],
        grav_by_group: wp.array2d[wp.float64], dt_by_group: wp.array[wp.float64], out_vel: wp.array3d[wp.vec3],
        cnt: int):
    i, j, k = wp.tid()
    if i >= cnt:
        return
    if active[i] == 0:
        return
    group_id = group_ids[j]
    dt = float(dt_by_group[group_id])
    g = wp.vec3(float(grav_by_group[group_id, 0]), float(grav_by_group[group_id, 1]), float(grav_by_group[group_id, 2]))
    if mass[i, j, k] < 0.01:
        out_vel[i, j, k] = wp.vec3(0.0)
        return

    v = wp.vec3(mom[i, j, k, 0], mom[i, j, k, 1], mom[i, j, k, 2]) / mass[i, j, k] + dt * g
    surf = int(surf_id[i, j, k])
    if surf >= 0:
        v = _collide(v, n[i, j, k], surf_kind[surf], surf_fric[surf])
    out_vel[i, j, k] = v

import warp as wp

STICKY = wp.constant(0)


@wp.func
def _collide(v: wp.vec3, nrm: wp.vec3, kind: int, fric: float):
    if kind == STICKY:
        return wp.vec3(0.0)

    approach = wp.dot(v, nrm)
    tangential = v - approach * nrm
    if kind == 1:
        return tangential
    if approach >= 0.0:  # separates freely
        return v

    spd = wp.length(tangential)
    lost = -fric * approach
    if spd <= lost:
        return wp.vec3(0.0)
    return tangential * (1.0 - lost / spd)


@wp.kernel
def _apply_grid_bnd_fric_3d_kernel(mass: wp.array3d[float], mom: wp.array4d[wp.float64],
                                   nrm: wp.array3d[wp.vec3], surf_id: wp.array3d[int],
                                   surf_kind: wp.array[int], surf_fric: wp.array[float],
                                   vel: wp.array3d[wp.vec3], grav: wp.vec3, dt: float):
    i, j, k = wp.tid()
    if mass[i, j, k] < 0.01:
        vel[i, j, k] = wp.vec3(0.0)
        return

    v = (
        wp.vec3(float(mom[i, j, k, 0]), float(mom[i, j, k, 1]), float(mom[i, j, k, 2])) / mass[i, j, k]
        + dt * grav
    )
    surf = surf_id[i, j, k]
    if surf >= 0:
        v = _collide(v, nrm[i, j, k], surf_kind[surf], surf_fric[surf])
    vel[i, j, k] = v

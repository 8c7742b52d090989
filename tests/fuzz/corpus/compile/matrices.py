"""Deformation of tetrahedra: matrices, their inverse and determinant, a hyperelastic energy."""

import warp as wp


@wp.func
def edges(x: wp.array(dtype=wp.vec3), t: wp.array2d(dtype=int), e: int) -> wp.mat33:
    a = x[t[e, 0]]
    b = x[t[e, 1]]
    c = x[t[e, 2]]
    d = x[t[e, 3]]
    return wp.matrix_from_cols(b - a, c - a, d - a)


@wp.kernel
def rest_shape(
    x: wp.array(dtype=wp.vec3),
    tets: wp.array2d(dtype=int),
    inverse: wp.array(dtype=wp.mat33),
    volume: wp.array(dtype=float),
):
    e = wp.tid()
    shape = edges(x, tets, e)
    inverse[e] = wp.inverse(shape)
    volume[e] = wp.determinant(shape) / 6.0


@wp.kernel
def neo_hookean(
    x: wp.array(dtype=wp.vec3),
    tets: wp.array2d(dtype=int),
    inverse: wp.array(dtype=wp.mat33),
    volume: wp.array(dtype=float),
    mu: float,
    lam: float,
    energy: wp.array(dtype=float),
):
    e = wp.tid()
    deformation = edges(x, tets, e) * inverse[e]
    j = wp.determinant(deformation)
    stretch = wp.trace(wp.transpose(deformation) * deformation)
    density = 0.5 * mu * (stretch - 3.0) - mu * (j - 1.0) + 0.5 * lam * (j - 1.0) * (j - 1.0)
    wp.atomic_add(energy, 0, density * volume[e])

# idea: periodic dihedral torsions
# brief: Add forces and energy of dihedral angles with a sum of cosine terms each.
# description: One thread per dihedral `d` over atoms i, j, k, l of `atoms[d]`. With F = x_i - x_j from `position`, G = x_j -
#     x_k, H = x_l - x_k, A = F x G, B = H x G: dihedrals with |A|^2, |B|^2 or |G|^2 below `DEGENERATE` (three atoms in a
#     line) add nothing. The angle phi is atan2((B x A) . G / |G|, A . B), from `dihedral_angle`. Its terms are t from
#     `term_start` of `dihedral_type[d]` to the next: energy k (1 + cos(m phi - phase)) with `term_k`, `term_multiplicity`,
#     `term_phase`; `torsion_terms` sums energy and derivative dE/dphi. Forces, with g = |G|: on i dE g / |A|^2 A; on l -dE g
#     / |B|^2 B; with s = dE (F.G / (|A|^2 g) A - H.G / (|B|^2 g) B), j gets -f_i - s and k gets -f_l + s. All atomically
#     added to `force`; the energy to `energy` of molecule `molecule_of[i]`.
# launch: n
# inputs:
#     atoms[n] = index(0, n)
#     dihedral_type[n] = index(0, 6)
#     term_start[7] = offsets(0, 12)
#     term_k[12] = uniform(0.5, 2)
#     term_multiplicity[12] = index(1, 5)
#     term_phase[12] = uniform(0, 3.14)
#     position[n] = uniform(-1, 1)
#     molecule_of[n] = sorted_index(0, n)
#     force[n] = zero
#     energy[n] = zero
import warp as wp

DEGENERATE = wp.constant(0.02)


@wp.func
def dihedral_angle(a: wp.vec3, b: wp.vec3, axis: wp.vec3, axis_length: float) -> float:
    """Signed angle between the planes with normals a and b about their common axis."""
    return wp.atan2(wp.dot(wp.cross(b, a), axis) / axis_length, wp.dot(a, b))


@wp.func
def torsion_terms(
    kind: int,
    phi: float,
    term_start: wp.array(dtype=int),
    term_k: wp.array(dtype=float),
    term_multiplicity: wp.array(dtype=int),
    term_phase: wp.array(dtype=float),
):
    """Energy and its derivative by the angle, summed over the cosine terms of a dihedral type."""
    energy = float(0.0)
    slope = float(0.0)
    for t in range(term_start[kind], term_start[kind + 1]):
        m = float(term_multiplicity[t])
        argument = m * phi - term_phase[t]
        energy += term_k[t] * (1.0 + wp.cos(argument))
        slope -= term_k[t] * m * wp.sin(argument)
    return energy, slope


@wp.kernel
def periodic_dihedral_forces(
    atoms: wp.array(dtype=wp.vec4i),
    dihedral_type: wp.array(dtype=int),
    term_start: wp.array(dtype=int),
    term_k: wp.array(dtype=float),
    term_multiplicity: wp.array(dtype=int),
    term_phase: wp.array(dtype=float),
    position: wp.array(dtype=wp.vec3),
    molecule_of: wp.array(dtype=int),
    force: wp.array(dtype=wp.vec3),
    energy: wp.array(dtype=float),
):
    """Torsions in the form of Blondel and Karplus, which has no singularity at 0 and 180 degrees."""
    d = wp.tid()
    i = atoms[d][0]
    j = atoms[d][1]
    k = atoms[d][2]
    l = atoms[d][3]
    f = position[i] - position[j]
    g = position[j] - position[k]
    h = position[l] - position[k]
    a = wp.cross(f, g)
    b = wp.cross(h, g)
    a2 = wp.dot(a, a)
    b2 = wp.dot(b, b)
    g2 = wp.dot(g, g)
    if a2 < DEGENERATE or b2 < DEGENERATE or g2 < DEGENERATE:
        return

    length = wp.sqrt(g2)
    phi = dihedral_angle(a, b, g, length)
    value, slope = torsion_terms(dihedral_type[d], phi, term_start, term_k, term_multiplicity, term_phase)

    force_i = a * (slope * length / a2)
    force_l = b * (-slope * length / b2)
    # the inner atoms take the rest, split so that there is no net torque
    inner = a * (slope * wp.dot(f, g) / (a2 * length)) - b * (slope * wp.dot(h, g) / (b2 * length))
    wp.atomic_add(force, i, force_i)
    wp.atomic_sub(force, j, inner + force_i)
    wp.atomic_add(force, k, inner - force_l)
    wp.atomic_add(force, l, force_l)
    wp.atomic_add(energy, molecule_of[i], value)

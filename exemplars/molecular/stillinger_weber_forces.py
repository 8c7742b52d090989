# idea: Stillinger-Weber potential
# brief: Compute pair and three-body forces of the Stillinger-Weber potential over full neighbour lists.
# description: One thread per atom i, the centre of all triples; all lengths are in units of `model.sigma`, energies of
#     `model.epsilon`. Neighbours are columns of `neighbors[i]` up to the first negative one; those equal to i or whose
#     scaled distance is a - `GUARD` or more, with a = `model.cutoff`, at which the exponentials vanish, are passed
#     over. Pairs: energy A (B r^-4 - 1) exp(1 / (r - a)), A `PAIR_A` and B `PAIR_B`, `pair_term` returning it with its
#     derivative; each pair is met from both sides, so i takes the force and half of the energy. Triples of two
#     different slots k1 < k2, with different neighbours: h = `model.strength` (cos + 1/3)^2 exp(gamma / (r1 - a) +
#     gamma / (r2 - a)), gamma `model.gamma`; `triple_forces` returns the energy and the forces on both neighbours:
#     derivative by cos times the gradients of the cosine plus the radial derivatives -h gamma / (r - a)^2 along the
#     unit offsets, all negated. Forces on neighbours are added atomically to `force`, minus their sum to i. Distances
#     are kept at `MIN_DISTANCE` or more. All of i's energy, triples in full, goes to `energy[i]`, forces get epsilon /
#     sigma, energies epsilon. Positions are in `position`.
# launch: n
# inputs:
#     position[n] = uniform(0, 2)
#     neighbors[n, 6] = index(-1, n)
#     model.epsilon = 2.17
#     model.sigma = 1
#     model.cutoff = 1.8
#     model.strength = 21
#     model.gamma = 1.2
#     force[n] = zero
#     energy[n] = zero
# fits:
#     total_output(energy)
import warp as wp

PAIR_A = wp.constant(7.049556277)
PAIR_B = wp.constant(0.6022245584)
GUARD = wp.constant(0.05)
MIN_DISTANCE = wp.constant(0.7)


@wp.struct
class SiliconModel:
    epsilon: float
    sigma: float
    cutoff: float
    strength: float
    gamma: float


@wp.func
def scaled_distance(offset: wp.vec3, sigma: float) -> float:
    """Distance in units of sigma; overlapping atoms, as in a random start, count as touching."""
    return wp.max(wp.length(offset) / sigma, MIN_DISTANCE)


@wp.func
def within_reach(r: float, model: SiliconModel) -> bool:
    # at the cutoff 1 / (r - a) diverges while its exponential is zero
    return r < model.cutoff - GUARD


@wp.func
def pair_term(r: float, cutoff: float):
    """Energy of a pair and its derivative by distance, in reduced units."""
    inverse = 1.0 / (r - cutoff)
    tail = wp.exp(inverse)
    inverse4 = 1.0 / (r * r * r * r)
    energy = PAIR_A * (PAIR_B * inverse4 - 1.0) * tail
    slope = -4.0 * PAIR_A * PAIR_B * inverse4 / r * tail - energy * inverse * inverse
    return energy, slope


@wp.func
def triple_forces(unit1: wp.vec3, r1: float, unit2: wp.vec3, r2: float, model: SiliconModel):
    """Energy of a triple around its centre and the forces on its two outer atoms, in reduced units."""
    inverse1 = 1.0 / (r1 - model.cutoff)
    inverse2 = 1.0 / (r2 - model.cutoff)
    cosine = wp.dot(unit1, unit2)
    deviation = cosine + 1.0 / 3.0  # zero for the tetrahedral angle
    tail = model.strength * wp.exp(model.gamma * (inverse1 + inverse2))
    energy = tail * deviation * deviation

    by_cosine = 2.0 * tail * deviation
    radial1 = -energy * model.gamma * inverse1 * inverse1
    radial2 = -energy * model.gamma * inverse2 * inverse2
    force1 = (unit2 - unit1 * cosine) * (-by_cosine / r1) - unit1 * radial1
    force2 = (unit1 - unit2 * cosine) * (-by_cosine / r2) - unit2 * radial2
    return energy, force1, force2


@wp.kernel
def stillinger_weber_forces(
    position: wp.array(dtype=wp.vec3),
    neighbors: wp.array2d(dtype=int),
    model: SiliconModel,
    force: wp.array(dtype=wp.vec3),
    energy: wp.array(dtype=float),
):
    """Stillinger-Weber silicon: pairs, and triples around each atom.

    The lists are full: a pair is seen by both of its atoms, and a triple only by the atom at its centre.
    """
    i = wp.tid()
    x = position[i]
    own_force = wp.vec3(0.0)
    own_energy = float(0.0)

    for k1 in range(neighbors.shape[1]):
        j1 = neighbors[i, k1]
        if j1 < 0:
            break
        offset1 = position[j1] - x
        r1 = scaled_distance(offset1, model.sigma)
        if j1 != i and within_reach(r1, model):
            unit1 = offset1 / (r1 * model.sigma)
            pair_energy, slope = pair_term(r1, model.cutoff)
            own_energy += 0.5 * pair_energy
            own_force += unit1 * slope

            for k2 in range(k1 + 1, neighbors.shape[1]):
                j2 = neighbors[i, k2]
                if j2 < 0:
                    break
                offset2 = position[j2] - x
                r2 = scaled_distance(offset2, model.sigma)
                if j2 != i and j2 != j1 and within_reach(r2, model):
                    unit2 = offset2 / (r2 * model.sigma)
                    triple_energy, force1, force2 = triple_forces(unit1, r1, unit2, r2, model)
                    own_energy += triple_energy
                    own_force -= force1 + force2
                    wp.atomic_add(force, j1, force1 * (model.epsilon / model.sigma))
                    wp.atomic_add(force, j2, force2 * (model.epsilon / model.sigma))

    wp.atomic_add(force, i, own_force * (model.epsilon / model.sigma))
    energy[i] = own_energy * model.epsilon

# idea: SHAKE constraints of rigid water
# brief: Bring the bond lengths of water molecules back after a free step by SHAKE iterations.
# description: One thread per `molecule`, atoms O, H, H in columns 0 to 2 of `reference` (before the step, constraints held)
#     and `moved` (after it). Inverse masses are `inv_mass_o` and `inv_mass_h`. Three constraints: O-H, O-H with length
#     `bond_oh`, H-H with `bond_hh`. Up to `max_iterations` times, each in turn, `shake_pair` gives the multiplier: with s
#     the moved offset and r the reference offset, difference d = length^2 - s.s; if |d| is within 2 `tolerance` times
#     length^2 the multiplier is 0; otherwise d / (2 (w_a + w_b) max(s.r, `MIN_OVERLAP` times the greater of s.s and
#     length^2)), which guards offsets that turned too far. Atoms move by plus w_a, minus w_b times multiplier times r. The
#     iterations end when none of the three changed. `moved` is updated in place, `velocity` gets the change of each atom
#     over `dt` added, and `iterations[molecule]` is the number of rounds done, or -1 if the last allowed one still changed
#     something.
# launch: n
# inputs:
#     reference[n, 3] = uniform(-0.08, 0.08)
#     inv_mass_o = 0.0625
#     inv_mass_h = 1
#     bond_oh = 0.1
#     bond_hh = 0.16
#     tolerance = uniform(0.01, 0.1)
#     max_iterations = index(4, 9)
#     dt = 0.002
#     moved[n, 3] = uniform(-0.08, 0.08)
#     velocity[n, 3] = uniform(-1, 1)
#     iterations[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     batch_dimension
import warp as wp

MIN_OVERLAP = wp.constant(0.2)


@wp.func
def shake_pair(s: wp.vec3, r: wp.vec3, length: float, weight: float, tolerance: float) -> float:
    """Multiplier of one bond, linear in the correction; zero if the bond is right already."""
    square = length * length
    difference = square - wp.dot(s, s)
    if wp.abs(difference) <= 2.0 * tolerance * square:
        return 0.0
    # a bond that turned away from its reference would get a correction without bound
    overlap = wp.max(wp.dot(s, r), MIN_OVERLAP * wp.max(wp.dot(s, s), square))
    return difference / (2.0 * weight * overlap)


@wp.kernel
def shake_water_molecules(
    reference: wp.array2d(dtype=wp.vec3),
    inv_mass_o: float,
    inv_mass_h: float,
    bond_oh: float,
    bond_hh: float,
    tolerance: float,
    max_iterations: int,
    dt: float,
    moved: wp.array2d(dtype=wp.vec3),
    velocity: wp.array2d(dtype=wp.vec3),
    iterations: wp.array(dtype=int),
):
    """SHAKE for three-site water, sequential within a molecule, molecules independent."""
    molecule = wp.tid()
    o = moved[molecule, 0]
    h1 = moved[molecule, 1]
    h2 = moved[molecule, 2]
    ref_oh1 = reference[molecule, 0] - reference[molecule, 1]
    ref_oh2 = reference[molecule, 0] - reference[molecule, 2]
    ref_hh = reference[molecule, 1] - reference[molecule, 2]
    weight_oh = inv_mass_o + inv_mass_h
    weight_hh = 2.0 * inv_mass_h

    rounds = int(-1)
    for iteration in range(max_iterations):
        g1 = shake_pair(o - h1, ref_oh1, bond_oh, weight_oh, tolerance)
        o += ref_oh1 * (g1 * inv_mass_o)
        h1 -= ref_oh1 * (g1 * inv_mass_h)

        g2 = shake_pair(o - h2, ref_oh2, bond_oh, weight_oh, tolerance)
        o += ref_oh2 * (g2 * inv_mass_o)
        h2 -= ref_oh2 * (g2 * inv_mass_h)

        g3 = shake_pair(h1 - h2, ref_hh, bond_hh, weight_hh, tolerance)
        h1 += ref_hh * (g3 * inv_mass_h)
        h2 -= ref_hh * (g3 * inv_mass_h)

        if g1 == 0.0 and g2 == 0.0 and g3 == 0.0:
            rounds = iteration + 1
            break

    # the velocities must lose what the constraints took from the step
    velocity[molecule, 0] += (o - moved[molecule, 0]) / dt
    velocity[molecule, 1] += (h1 - moved[molecule, 1]) / dt
    velocity[molecule, 2] += (h2 - moved[molecule, 2]) / dt
    moved[molecule, 0] = o
    moved[molecule, 1] = h1
    moved[molecule, 2] = h2
    iterations[molecule] = rounds

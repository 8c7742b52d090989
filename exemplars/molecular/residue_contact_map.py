# idea: residue contact maps
# brief: Accumulate over trajectory frames how often residues of a protein are in contact.
# description: Launch in three dimensions: `frame`, residue `i`, residue `j`. Only pairs with j at least `min_separation`
#     behind i in the sequence are taken. A residue stands at its atom `representative`, an index into `positions[frame]`.
#     With the smooth count s = 1 / (1 + x^6), x = distance / `contact_distance`, computed from the squared distance, s is
#     added atomically to `contact_map[i, j]` and `contact_map[j, i]`; where the distance is less than `contact_distance`, 1
#     is added to `frame_contacts[frame]`.
# launch: n, 8, 8
# inputs:
#     positions[n, 24] = uniform(0, 2)
#     representative[8] = index(0, 24)
#     min_separation = 3
#     contact_distance = uniform(0.8, 1)
#     contact_map[8, 8] = zero
#     frame_contacts[n] = zero
import warp as wp


@wp.kernel
def residue_contact_map(
    positions: wp.array2d(dtype=wp.vec3),
    representative: wp.array(dtype=int),
    min_separation: int,
    contact_distance: float,
    contact_map: wp.array2d(dtype=float),
    frame_contacts: wp.array(dtype=int),
):
    """Smooth contact numbers summed over frames; neighbours along the chain touch always and are left out."""
    frame, i, j = wp.tid()
    if j - i < min_separation:
        return

    offset = positions[frame, representative[i]] - positions[frame, representative[j]]
    square = wp.dot(offset, offset) / (contact_distance * contact_distance)
    contact = 1.0 / (1.0 + square * square * square)
    wp.atomic_add(contact_map, i, j, contact)
    wp.atomic_add(contact_map, j, i, contact)
    if square < 1.0:
        wp.atomic_add(frame_contacts, frame, 1)

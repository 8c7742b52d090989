# idea: histogram for radial distribution functions
# brief: Count the distances of atom pairs between two species into the histogram of a radial distribution function.
# description: Launch in two dimensions: `frame` and `pair`. The pair of atoms is `pairs[pair]` (a, b); pairs of equal
#     atoms are left out, and those whose species, by `species`, are not `species_a` and `species_b` in either order.
#     The distance in `positions[frame]` is by minimum image in the cube of side `box_side[frame]`; its bin is the
#     distance over `bin_width`, cut to an integer. Distances behind the last bin of `histogram`, or of half the box
#     side or more, are not counted. Adds 1 atomically to the bin of `histogram`.
# launch: n, 16
# inputs:
#     positions[n, 12] = uniform(0, 4)
#     box_side[n] = uniform(3.5, 4.5)
#     pairs[16] = index(0, 12)
#     species[12] = index(0, 2)
#     species_a = 0
#     species_b = index(0, 2)
#     bin_width = 0.1
#     histogram[16] = zero
import warp as wp


@wp.kernel(enable_backward=False)
def radial_distribution_histogram(
    positions: wp.array2d(dtype=wp.vec3),
    box_side: wp.array(dtype=float),
    pairs: wp.array(dtype=wp.vec2i),
    species: wp.array(dtype=int),
    species_a: int,
    species_b: int,
    bin_width: float,
    histogram: wp.array(dtype=int),
):
    frame, pair = wp.tid()
    a = pairs[pair][0]
    b = pairs[pair][1]
    forward = species[a] == species_a and species[b] == species_b
    backward = species[a] == species_b and species[b] == species_a
    if a == b or not (forward or backward):
        return

    side = box_side[frame]
    square = float(0.0)
    for axis in range(3):
        d = positions[frame, a][axis] - positions[frame, b][axis]
        d -= side * wp.round(d / side)
        square += d * d
    distance = wp.sqrt(square)

    # spheres wider than half the box would lack their corners
    slot = int(distance / bin_width)
    if distance < 0.5 * side and slot < histogram.shape[0]:
        wp.atomic_add(histogram, slot, 1)

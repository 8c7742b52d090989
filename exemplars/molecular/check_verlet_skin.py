# idea: validity of a Verlet list
# brief: Find whether any atom has moved so far that the neighbour list must be built again.
# description: One thread per `atom`. The offset of `position[atom]` from `listed_position[atom]`, where the list was
#     built, is taken by minimum image in `box`. If its squared length is greater than the square of half of `skin`,
#     `rebuild[0]` becomes 1 by an atomic maximum. In any case the squared length is recorded with an atomic maximum in
#     `largest_move_squared` at `domain_of[atom]`. Vectors are generic; the overload is for vec3f.
# launch: n
# inputs:
#     position[n] = uniform(0, 4)
#     listed_position[n] = uniform(0, 4)
#     box = constant(4)
#     skin = uniform(2, 4)
#     domain_of[n] = index(0, 8)
#     rebuild[1] = zero
#     largest_move_squared[8] = zero
from typing import Any

import warp as wp


@wp.func
def nearest_image(offset: Any, box: Any):
    image = offset
    for axis in range(3):
        image[axis] = offset[axis] - box[axis] * wp.round(offset[axis] / box[axis])
    return image


@wp.kernel(enable_backward=False)
def check_verlet_skin(
    position: wp.array(dtype=Any),
    listed_position: wp.array(dtype=Any),
    box: Any,
    skin: float,
    domain_of: wp.array(dtype=int),
    rebuild: wp.array(dtype=int),
    largest_move_squared: wp.array(dtype=float),
):
    atom = wp.tid()
    move = nearest_image(position[atom] - listed_position[atom], box)
    square = wp.dot(move, move)
    wp.atomic_max(largest_move_squared, domain_of[atom], square)
    # two atoms can approach each other by half the skin each
    if 4.0 * square > skin * skin:
        wp.atomic_max(rebuild, 0, 1)


wp.overload(
    check_verlet_skin,
    {"position": wp.array(dtype=wp.vec3f), "listed_position": wp.array(dtype=wp.vec3f), "box": wp.vec3f},
)

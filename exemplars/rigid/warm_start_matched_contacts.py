# idea: warm starting of contacts
# brief: Give each new contact the impulses of the old contact with the same feature, where the normal has hardly turned.
# description: One thread per new contact `c`. Its pair is `contact_pair[c]`; that pair's old contacts are k from `old_start`
#     of the pair to the next. The first old contact, found by `find_feature`, with `old_feature[k]` equal to `feature[c]` is
#     the match. With no match, or when the normals `normal[c]` and `old_normal[k]` have a dot product below `min_cosine`,
#     `impulse[c]` is zero and `age[c]` 0. Otherwise the impulse is `old_impulse[k]` (normal, two tangents) with its
#     tangential components set to zero if `keep_friction` is 0, times `scale`; and the age is `old_age[k]` + 1.
# launch: n
# inputs:
#     contact_pair[n] = index(0, n)
#     feature[n] = index(0, 4)
#     normal[n] = unit
#     old_start[n+1] = offsets(0, 4*n)
#     old_feature[4*n] = index(0, 4)
#     old_normal[4*n] = unit
#     old_impulse[4*n] = uniform(0, 1)
#     old_age[4*n] = index(0, 100)
#     min_cosine = 0.3
#     keep_friction = index(0, 2)
#     scale = uniform(0.8, 1)
#     impulse[n] = zero
#     age[n] = zero
from typing import Any

import warp as wp

NO_MATCH = wp.constant(-1)


@wp.func
def find_feature(features: wp.array(dtype=Any), begin: int, end: int, wanted: Any) -> int:
    """Position of a feature in a short unsorted range, or NO_MATCH."""
    for k in range(begin, end):
        if features[k] == wanted:
            return k
    return NO_MATCH


@wp.kernel
def warm_start_matched_contacts(
    contact_pair: wp.array(dtype=int),
    feature: wp.array(dtype=int),
    normal: wp.array(dtype=wp.vec3),
    old_start: wp.array(dtype=int),
    old_feature: wp.array(dtype=int),
    old_normal: wp.array(dtype=wp.vec3),
    old_impulse: wp.array(dtype=wp.vec3),
    old_age: wp.array(dtype=int),
    min_cosine: float,
    keep_friction: int,
    scale: float,
    impulse: wp.array(dtype=wp.vec3),
    age: wp.array(dtype=int),
):
    c = wp.tid()
    pair = contact_pair[c]
    k = find_feature(old_feature, old_start[pair], old_start[pair + 1], feature[c])

    start = wp.vec3(0.0)
    steps = int(0)
    if k != NO_MATCH:
        # an impulse along a normal that has turned would push sideways
        if wp.dot(normal[c], old_normal[k]) >= min_cosine:
            start = old_impulse[k]
            steps = old_age[k] + 1
            if keep_friction == 0:
                start = wp.vec3(start[0], 0.0, 0.0)
    impulse[c] = start * scale
    age[c] = steps

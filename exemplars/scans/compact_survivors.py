# idea: stream compaction by scanned flags
# brief: Move the particles that are kept to the front of new arrays, in order.
# description: `scan` is the exclusive scan of how many output slots the particles before ask for, with one number more than there
#     are particles. Particle `p` asks for `scan[p + 1] - scan[p]` slots: with none it is dropped and `new_index[p]` is -1. Else
#     its `position` and `charge` are copied to slot `scan[p]` of `position_out` and `charge_out`, `new_index[p]` is that slot,
#     and `old_index` of the slot is `p`. The last thread also writes the length of the result, `scan[count]`, to `kept_count[0]`.
#     The charge may be of any type; here it is float16.
# launch: n
# inputs:
#     scan[n+1] = offsets(0, n)
#     position[n] = uniform(-1, 1)
#     charge[n] = uniform(-1, 1)
#     position_out[n] = zero
#     charge_out[n] = zero
#     new_index[n] = zero
#     old_index[n] = zero
#     kept_count[1] = zero
from typing import Any

import warp as wp


@wp.kernel
def compact_survivors(
    scan: wp.array(dtype=wp.int32),
    position: wp.array(dtype=wp.vec3f),
    charge: wp.array(dtype=Any),
    position_out: wp.array(dtype=wp.vec3f),
    charge_out: wp.array(dtype=Any),
    new_index: wp.array(dtype=wp.int32),
    old_index: wp.array(dtype=wp.int32),
    kept_count: wp.array(dtype=wp.int32),
):
    """Compaction after a scan: particles that own a slot move there, the others vanish.

    The order of the particles stays, so that neighbors in memory remain neighbors in space.
    """
    p = wp.tid()
    count = position.shape[0]
    if p == count - 1:
        kept_count[0] = scan[count]

    slot = scan[p]
    if scan[p + 1] == slot:
        new_index[p] = -1
        return

    # both directions of the map: neighbor lists need the new index, output needs the old one
    new_index[p] = slot
    old_index[slot] = p
    position_out[slot] = position[p]
    charge_out[slot] = charge[p]


wp.overload(
    compact_survivors,
    {"charge": wp.array(dtype=wp.float16), "charge_out": wp.array(dtype=wp.float16)},
)

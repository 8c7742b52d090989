from typing import Any

import warp as wp

MAX_VISITS = 128


@wp.func
def _is_far(size: Any, dist_sq: Any, opening: Any):
    """Opening criterion of Barnes and Hut, squared to save the root."""
    return size * size < opening * opening * dist_sq


@wp.kernel(enable_backward=False)
def _barnes_hut_tree_gravity_2d_kernel(pos_in: wp.array2d(dtype=wp.vec3), node_ctr_in: wp.array2d(dtype=wp.vec3),
                                       node_mass_in: wp.array2d(dtype=wp.float32),
                                       node_size_in: wp.array2d(dtype=wp.float32),
                                       first_child_in: wp.array(dtype=wp.int32), next_node_in: wp.array(dtype=wp.int32),
                                       previous_accel_in: wp.array2d(dtype=wp.vec3),
                                       per_elem_scale_in: wp.array2d(dtype=wp.float32),
                                       init_accel_in: wp.array2d(dtype=wp.vec3), gravitation: wp.float32,
                                       opening: wp.float32, softening: wp.float32, mixing: wp.float32, gain: wp.float32,
                                       accel_out: wp.array2d(dtype=wp.vec3),
                                       interactions_out: wp.array2d(dtype=wp.int32)):
    """Stackless tree walk: every node knows its first child and the node that follows its subtree."""
    world_id, i = wp.tid()
    x = pos_in[world_id, i]

    pull = wp.vec3(0.0)
    taken = int(0)
    visits = int(0)
    node_id = int(0)
    while node_id >= 0 and visits < MAX_VISITS:
        visits += 1
        off = node_ctr_in[world_id, node_id] - x
        # softening keeps close encounters finite
        dist_sq = wp.dot(off, off) + softening * softening
        child = first_child_in[node_id]
        if child < 0 or _is_far(node_size_in[world_id, node_id], dist_sq, opening):
            inv = 1.0 / wp.sqrt(dist_sq)
            pull += off * (gravitation * node_mass_in[world_id, node_id] * inv * inv * inv)
            taken += 1
            node_id = next_node_in[node_id]
        else:
            node_id = child

    accel_out[world_id, i] = (
        init_accel_in[world_id, i]
        + gain * wp.lerp(previous_accel_in[world_id, i], per_elem_scale_in[world_id, i] * pull, mixing)
    )
    interactions_out[world_id, i] = taken

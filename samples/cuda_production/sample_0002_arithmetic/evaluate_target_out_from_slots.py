import warp as wp


@wp.kernel
def evaluate_target_out_from_slots(
    slots: wp.array(dtype=wp.int16),
    idx: wp.array(dtype=wp.int16),
    offsets: wp.array(dtype=wp.int16),
    links: wp.array(dtype=wp.int16),
    target_out: wp.array(dtype=wp.int16),
    final: wp.array(dtype=wp.int16),
):
    tid = wp.tid()
    pos_id = slots[tid] * idx[tid]
    right_i = slots[tid] * slots[tid]
    right_i = right_i + offsets[tid]
    right_i += links[tid] * links[tid]
    col = wp.max(links[tid] * slots[tid], pos_id)
    target_out[tid] = col + right_i
    final[tid] = right_i + slots[tid] + offsets[tid] + col

import warp as wp


@wp.kernel
def grad_out_from_batch_ids(
    batch_ids: wp.array(dtype=wp.uint32),
    segments: wp.array(dtype=wp.uint32),
    order_n: wp.uint32,
    base_n: wp.uint32,
    grad_out: wp.array(dtype=wp.uint32),
    attention_out: wp.array(dtype=wp.uint32)
):
    idx = wp.tid()
    batch_ids_t = batch_ids[idx]
    digit = order_n * batch_ids_t % wp.uint32(9)
    right_i = digit % wp.uint32(10) / wp.uint32(3)
    batch_ids_t += right_i + base_n
    grad_out[idx] = batch_ids_t + (digit + segments[idx])
    mask_i = digit / wp.uint32(3) * right_i + base_n
    mask_i += segments[idx] / wp.uint32(8) * order_n
    attention_out[idx] = mask_i

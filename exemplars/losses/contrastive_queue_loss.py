# idea: contrastive loss against a queue
# brief: Compute the InfoNCE loss of each query against its positive key and a queue of negatives, and count correct matches.
# description: One thread per query. The similarity of two unit vectors is their dot product over `temperature`. The
#     positive of `queries[q]` is `keys[positive_index[q]]`; the negatives are all vectors of `queue` whose entry in
#     `queue_owner` differs from `owner[q]`, because samples of one's own are no negatives. The loss is log(sum of
#     exp(similarity)) over positive and negatives minus the positive's similarity, with the largest of these
#     similarities, found in a first pass by `hardest_negative`, taken out of the exponents. It goes to `loss[q]`. If no
#     negative is more similar than the positive, `correct[0]` is raised by one atomically.
# launch: n
# inputs:
#     queries[n] = unit
#     keys[n] = unit
#     positive_index[n] = index(0, n)
#     owner[n] = index(0, 8)
#     queue[16] = unit
#     queue_owner[16] = index(0, 8)
#     temperature = 0.5
#     loss[n] = zero
#     correct[1] = zero
# fits:
#     parameter_per_group(temperature: dataset)
#     weight_output(loss)
#     total_output(loss)
import warp as wp

Embedding = wp.types.vector(length=8, dtype=wp.float32)


@wp.func
def hardest_negative(
    query: Embedding, query_owner: int, queue: wp.array(dtype=Embedding), queue_owner: wp.array(dtype=int), least: float
) -> float:
    """Largest dot product with a negative, but not below `least`."""
    hardest = float(least)
    for k in range(queue.shape[0]):
        if queue_owner[k] != query_owner:
            hardest = wp.max(hardest, wp.dot(query, queue[k]))
    return hardest


@wp.kernel
def contrastive_queue_loss(
    queries: wp.array(dtype=Embedding),
    keys: wp.array(dtype=Embedding),
    positive_index: wp.array(dtype=int),
    owner: wp.array(dtype=int),
    queue: wp.array(dtype=Embedding),
    queue_owner: wp.array(dtype=int),
    temperature: float,
    loss: wp.array(dtype=float),
    correct: wp.array(dtype=int),
):
    """InfoNCE with a memory queue of negatives. Launch: one thread per query.

    All embeddings are expected to have unit length.
    """
    q = wp.tid()
    query = queries[q]
    positive = wp.dot(query, keys[positive_index[q]])
    hardest = hardest_negative(query, owner[q], queue, queue_owner, positive)

    partition = wp.exp((positive - hardest) / temperature)
    for k in range(queue.shape[0]):
        if queue_owner[k] != owner[q]:
            partition += wp.exp((wp.dot(query, queue[k]) - hardest) / temperature)

    loss[q] = wp.log(partition) + (hardest - positive) / temperature
    if hardest <= positive:
        wp.atomic_add(correct, 0, 1)

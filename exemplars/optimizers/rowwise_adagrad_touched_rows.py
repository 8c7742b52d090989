# idea: row-wise Adagrad for sparse embeddings
# brief: Update only the embedding rows that a batch touched, with one Adagrad accumulator per row.
# description: One thread per touched row. Entry `k` of `touched_rows` names a row of `table`; its gradient is the sum of the
#     gradients of the lookups that hit the row, `lookup_gradients[lookups[j]]` for j from `lookup_start[k]` to `lookup_start[k +
#     1]`, exclusive, an element at a time; rows are touched once each, lookups were sorted by row before. The mean square of the
#     summed gradient is added to `accumulator[row]`, and every element of the row moves by -`learning_rate` times its gradient
#     over (root of the accumulator + `EPSILON`). A first pass over the elements makes the mean square, a second the update, both
#     with `summed_gradient`. Rows without a lookup keep everything.
# launch: n
# inputs:
#     touched_rows[n] = permutation
#     lookup_start[n+1] = offsets(0, 2*n)
#     lookups[2*n] = permutation
#     lookup_gradients[2*n, 8] = uniform(-1, 1)
#     learning_rate = 0.05
#     table[n, 8] = uniform(-1, 1)
#     accumulator[n] = uniform(0.1, 1)
# fits:
#     parameter_per_group(learning_rate: feature)
import warp as wp

EPSILON = wp.constant(1.0e-8)


@wp.func
def summed_gradient(
    lookup_gradients: wp.array2d(dtype=float), lookups: wp.array(dtype=int), begin: int, end: int, column: int
) -> float:
    """Gradient of one element of a row over all lookups that hit the row."""
    total = float(0.0)
    for j in range(begin, end):
        total += lookup_gradients[lookups[j], column]
    return total


@wp.kernel
def rowwise_adagrad_touched_rows(
    touched_rows: wp.array(dtype=int),
    lookup_start: wp.array(dtype=int),
    lookups: wp.array(dtype=int),
    lookup_gradients: wp.array2d(dtype=float),
    learning_rate: float,
    table: wp.array2d(dtype=float),
    accumulator: wp.array(dtype=float),
):
    k = wp.tid()
    begin = lookup_start[k]
    end = lookup_start[k + 1]
    if begin == end:
        return

    row = touched_rows[k]
    columns = table.shape[1]
    square_sum = float(0.0)
    for column in range(columns):
        g = summed_gradient(lookup_gradients, lookups, begin, end, column)
        square_sum += g * g

    # one number per row instead of one per element: the table is most of the model's memory
    history = accumulator[row] + square_sum / float(columns)
    accumulator[row] = history

    rate = learning_rate / (wp.sqrt(history) + EPSILON)
    for column in range(columns):
        table[row, column] -= rate * summed_gradient(lookup_gradients, lookups, begin, end, column)

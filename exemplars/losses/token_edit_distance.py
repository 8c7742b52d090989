# idea: edit distance of token sequences
# brief: Count the edits between recognized and reference token sequences, for the word error rate.
# description: One thread per utterance. The reference tokens of utterance `u` are `reference[reference_start[u]]` up to
#     `reference[reference_start[u + 1]]`, exclusive; those of the hypothesis are delimited likewise by `hypothesis_start` in
#     `hypothesis`. The Levenshtein table is kept as one row, a `CostRow`, over the hypothesis, which is cut to `MAX_TOKENS`;
#     `first_row` is its start, 0, 1, 2, ... For each reference token the row is updated from left to right, with the cost on the
#     diagonal carried along: the cheapest of a substitution (free if the tokens are equal), an insertion and a deletion.
#     `wildcard` in the reference matches every token. `edits[u]` gets the last number of the row plus the tokens that were cut;
#     `corpus[0]` sums the edits and `corpus[1]` the reference lengths, atomically.
# launch: n
# inputs:
#     reference[4*n] = index(0, 6)
#     reference_start[n+1] = offsets(0, 4*n)
#     hypothesis[4*n] = index(1, 6)
#     hypothesis_start[n+1] = offsets(0, 4*n)
#     wildcard = 0
#     edits[n] = zero
#     corpus[2] = zero
import warp as wp

MAX_TOKENS = 7
CostRow = wp.types.vector(length=MAX_TOKENS + 1, dtype=wp.int32)


@wp.func
def first_row() -> CostRow:
    """Cost of making every prefix of the hypothesis from nothing."""
    row = CostRow()
    for j in range(wp.static(MAX_TOKENS + 1)):
        row[j] = j
    return row


@wp.func
def substitution_cost(expected: int, actual: int, wildcard: int) -> int:
    if expected == actual or expected == wildcard:
        return 0
    return 1


@wp.kernel(enable_backward=False)
def token_edit_distance(
    reference: wp.array(dtype=int),
    reference_start: wp.array(dtype=int),
    hypothesis: wp.array(dtype=int),
    hypothesis_start: wp.array(dtype=int),
    wildcard: int,
    edits: wp.array(dtype=int),
    corpus: wp.array(dtype=int),
):
    u = wp.tid()
    begin = hypothesis_start[u]
    full_length = hypothesis_start[u + 1] - begin
    length = wp.min(full_length, MAX_TOKENS)

    row = first_row()
    for r in range(reference_start[u], reference_start[u + 1]):
        # the entry left above is overwritten before it is needed, so that it is carried along
        diagonal = row[0]
        row[0] = row[0] + 1
        for j in range(1, length + 1):
            above = row[j]
            replaced = diagonal + substitution_cost(reference[r], hypothesis[begin + j - 1], wildcard)
            row[j] = wp.min(replaced, wp.min(above, row[j - 1]) + 1)
            diagonal = above

    distance = row[length] + full_length - length
    edits[u] = distance
    wp.atomic_add(corpus, 0, distance)
    wp.atomic_add(corpus, 1, reference_start[u + 1] - reference_start[u])

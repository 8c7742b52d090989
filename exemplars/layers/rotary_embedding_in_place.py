# idea: rotary position embedding
# brief: Rotate the pairs of query and key features by angles that grow with the position of the token.
# description: Launch over tokens, heads and pairs. Feature `pair` and feature `pair` + half of `heads` (its last axis) form a
#     plane, rotated in place by the angle of the token's position, whose cosine and sine are looked up in `cos_table` and
#     `sin_table` by `positions[token]` and `pair`. Pairs from the width of the tables on carry no position and stay as they are
#     (partial rotary embedding).
# launch: n, 4, 8
# inputs:
#     positions[n] = index(0, 128)
#     cos_table[128, 6] = uniform(-1, 1)
#     sin_table[128, 6] = uniform(-1, 1)
#     heads[n, 4, 16] = uniform(-1, 1)
# fits:
#     active_mask
import warp as wp


@wp.kernel
def rotary_embedding_in_place(
    positions: wp.array[int],
    cos_table: wp.array2d[float],
    sin_table: wp.array2d[float],
    heads: wp.array3d[float],
):
    """Rotate-half layout: the two members of a pair lie half a head apart.

    Args:
        positions: Position of every token in its own sequence.
        cos_table: Cosines by position and pair, made once for the longest context.
        sin_table: Sines, likewise.
        heads: Queries or keys as [token, head, feature], rotated in place.
    """
    token, head, pair = wp.tid()
    if pair >= cos_table.shape[1]:
        return

    half = heads.shape[2] / 2
    position = positions[token]
    c = cos_table[position, pair]
    s = sin_table[position, pair]

    # both are read before either is written
    first = heads[token, head, pair]
    second = heads[token, head, pair + half]
    heads[token, head, pair] = first * c - second * s
    heads[token, head, pair + half] = second * c + first * s

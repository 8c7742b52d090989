# idea: approximate motif search by bit-parallel automata
# brief: Find where a short DNA motif ends in every read, allowing one substituted base.
# description: Bitap with one mismatch (Wu and Manber). `letter_mask[base]` has a bit set, from the lowest on, for each
#     letter of the motif that is `base` (0 to 3), and the motif has `motif_length` letters. Read `read` holds the bases
#     `read_start[read]` to before `read_start[read + 1]` of `bases`. Two registers tell which prefixes of the motif end
#     at the current base, without an error and with at most one substitution: `exact` is shifted up by one with a 1
#     coming in, and masked; `fuzzy` is shifted and masked the same way, or it is the old `exact` register shifted, with
#     a 1 coming in, whatever the base is: both are combined by or. An unknown base (4 and more) has an empty mask.
#     Where the top bit of `fuzzy` is set, a match ends: `match_count[read]` counts them all, `first_match[read]` is the
#     position within the read of the first one, -1 if there is none, and `first_is_exact[read]` is 1 if that one has no
#     error, else 0.
# launch: n
# inputs:
#     read_start[n+1] = offsets(0, 24*n)
#     bases[24*n] = index(0, 5)
#     letter_mask[4] = index(1, 16)
#     motif_length = 4
#     match_count[n] = zero
#     first_match[n] = zero
#     first_is_exact[n] = zero
# fits:
#     total_output(match_count)
#     indirect_thread
import warp as wp

UNKNOWN_BASE = wp.constant(4)


@wp.kernel
def search_motif_bitap(
    read_start: wp.array[int],
    bases: wp.array[wp.uint8],
    letter_mask: wp.array[wp.uint32],
    motif_length: int,
    match_count: wp.array[int],
    first_match: wp.array[int],
    first_is_exact: wp.array[int],
):
    read = wp.tid()
    begin = read_start[read]
    top = wp.uint32(1) << wp.uint32(motif_length - 1)

    exact = wp.uint32(0)
    fuzzy = wp.uint32(0)
    matches = int(0)
    first = int(-1)
    without_error = int(0)
    for i in range(begin, read_start[read + 1]):
        base = int(bases[i])
        mask = wp.uint32(0)
        if base < UNKNOWN_BASE:
            mask = letter_mask[base]

        extended = (exact << wp.uint32(1)) | wp.uint32(1)
        # the last term spends the error: the prefix before was exact, and this base may be anything
        fuzzy = (((fuzzy << wp.uint32(1)) | wp.uint32(1)) & mask) | extended
        exact = extended & mask

        if (fuzzy & top) != wp.uint32(0):
            matches += 1
            if first < 0:
                first = i - begin
                if (exact & top) != wp.uint32(0):
                    without_error = 1

    match_count[read] = matches
    first_match[read] = first
    first_is_exact[read] = without_error

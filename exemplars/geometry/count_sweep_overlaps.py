# idea: sweep and prune
# brief: Count, for each box of a list sorted along one axis, the later boxes that overlap it.
# description: Boxes are sorted by their lower end along the sweep axis, `sweep_lower`; `sweep_extent` is their length along
#     it. `order` names the boxes in this order, with `cross_lower` and `cross_upper` on the two other axes. For the box at
#     place i, go through the places after it until one begins beyond its end along the sweep axis, or `max_tests` are done. A
#     pair counts if both cross intervals overlap (ends included) and the boxes belong to different bodies (`body`). Write the
#     number of pairs to `overlaps[i]` and the number of tests to `tests[i]`.
# launch: n
# inputs:
#     sweep_lower[n] = sorted(0, n)
#     sweep_extent[n] = uniform(0.5, 8)
#     order[n] = permutation
#     cross_lower[n] = uniform(0, 0.8)
#     cross_upper[n] = uniform(0.4, 1)
#     body[n] = index(0, n)
#     max_tests = constant(64)
#     overlaps[n] = zero
#     tests[n] = zero
# fits:
#     total_output(overlaps)
import warp as wp


@wp.kernel
def count_sweep_overlaps(sweep_lower: wp.array[float], sweep_extent: wp.array[float], order: wp.array[int],
                         cross_lower: wp.array[wp.vec2], cross_upper: wp.array[wp.vec2], body: wp.array[int],
                         max_tests: int, overlaps: wp.array[int], tests: wp.array[int]):
    """Counting pass of sweep and prune; a scan of the counts gives the places of the pairs. Launch: one thread per box."""
    i = wp.tid()
    box = order[i]
    lower = cross_lower[box]
    upper = cross_upper[box]
    end = sweep_lower[i] + sweep_extent[i]

    found = int(0)
    tested = int(0)
    for j in range(i + 1, wp.min(i + 1 + max_tests, sweep_lower.shape[0])):
        if sweep_lower[j] > end:  # sorted: all that follow are beyond, too
            break
        tested += 1

        other = order[j]
        if body[other] == body[box]:
            continue
        other_lower = cross_lower[other]
        other_upper = cross_upper[other]
        if (
            lower[0] <= other_upper[0]
            and other_lower[0] <= upper[0]
            and lower[1] <= other_upper[1]
            and other_lower[1] <= upper[1]
        ):
            found += 1

    overlaps[i] = found
    tests[i] = tested

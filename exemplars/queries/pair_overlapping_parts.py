# idea: clash detection between parts
# brief: List the pairs of parts of an assembly whose boxes overlap, once each, and measure the overlap.
# description: One thread per part `a`. Its box, `center[a]` plus and minus `half_size[a]`, is grown by `clearance` on all
#     sides and asked of the tree `bvh` over the boxes of all parts. Of the parts found only those `b` after `a` count, so
#     that a pair is listed once, and only those of another `assembly`. `overlap_volume` of the two boxes, the grown one of
#     `a` and the box of `b`, is the product of the sides of their intersection, 0 where a side is negative. A pair takes the
#     next place of `pair_count[0]`; places beyond the end of `pairs` are not written, but still counted. The part's sum of
#     volumes goes to `clash_volume[a]`.
# launch: n
# inputs:
#     bvh = handle(bvh, center, half_size)
#     center[n] = uniform(0, 12)
#     half_size[n] = uniform(0.2, 1)
#     assembly[n] = index(0, 3)
#     clearance = 0.01
#     pairs[4*n] = zero
#     pair_count[1] = zero
#     clash_volume[n] = zero
import warp as wp


@wp.func
def overlap_volume(low_a: wp.vec3, high_a: wp.vec3, low_b: wp.vec3, high_b: wp.vec3) -> float:
    side = wp.max(wp.min(high_a, high_b) - wp.max(low_a, low_b), wp.vec3(0.0))
    return side[0] * side[1] * side[2]


@wp.kernel(enable_backward=False)
def pair_overlapping_parts(
    bvh: wp.uint64,
    center: wp.array[wp.vec3],
    half_size: wp.array[wp.vec3],
    assembly: wp.array[int],
    clearance: float,
    pairs: wp.array[wp.vec2i],
    pair_count: wp.array[int],
    clash_volume: wp.array[float],
):
    a = wp.tid()
    margin = wp.vec3(clearance, clearance, clearance)
    low = center[a] - half_size[a] - margin
    high = center[a] + half_size[a] + margin

    volume = float(0.0)
    b = int(0)
    query = wp.bvh_query_aabb(bvh, low, high)
    while wp.bvh_query_next(query, b):
        # the pair (b, a) is found by the thread of the other part too
        if b <= a or assembly[b] == assembly[a]:
            continue
        volume += overlap_volume(low, high, center[b] - half_size[b], center[b] + half_size[b])
        place = wp.atomic_add(pair_count, 0, 1)
        if place < pairs.shape[0]:
            pairs[place] = wp.vec2i(a, b)

    clash_volume[a] = volume

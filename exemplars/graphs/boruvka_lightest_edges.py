# idea: lightest outgoing edges of Boruvka's spanning tree
# brief: Find for every component the lightest edge that leaves it.
# description: One Boruvka round for minimum spanning trees. Edge `e` joins the vertices `edges[e]`, whose components are found in
#     two steps: `vertex_root` names the root of a vertex, `component` the number of that root's component. Edges inside one
#     component are marked by `is_internal[e]` true and offer nothing. For the others `pack_offer` makes one 64-bit number of the
#     integer `weight[e]` (upper 32 bits) and the index of the edge (lower bits), so that comparing offers compares weights and
#     breaks ties by index. The offer lowers `best_offer` of both components by an atomic minimum.
# launch: n
# inputs:
#     edges[n] = index(0, n)
#     vertex_root[n] = index(0, n)
#     component[n] = index(0, n)
#     weight[n] = index(0, 1000)
#     is_internal[n] = zero
#     best_offer[n] = constant(9007199254740991)
# fits:
#     indirect_thread
import warp as wp

INDEX_BITS = wp.constant(wp.int64(32))


@wp.func
def pack_offer(weight: int, edge: int) -> wp.int64:
    """Weight and edge in one number, ordered by weight first.

    Offers of distinct edges are distinct, which keeps the forest free of cycles.
    """
    return (wp.int64(weight) << INDEX_BITS) | wp.int64(edge)


@wp.kernel
def boruvka_lightest_edges(
    edges: wp.array(dtype=wp.vec2i),
    vertex_root: wp.array(dtype=int),
    component: wp.array(dtype=int),
    weight: wp.array(dtype=int),
    is_internal: wp.array(dtype=wp.bool),
    best_offer: wp.array(dtype=wp.int64),
):
    """One thread per edge offers it to the components at its two ends.

    After the launch each component holds the packed weight and index of its lightest outgoing edge.
    """
    e = wp.tid()
    from_component = component[vertex_root[edges[e][0]]]
    to_component = component[vertex_root[edges[e][1]]]
    is_internal[e] = from_component == to_component
    if from_component == to_component:
        return

    offer = pack_offer(weight[e], e)
    wp.atomic_min(best_offer, from_component, offer)
    wp.atomic_min(best_offer, to_component, offer)

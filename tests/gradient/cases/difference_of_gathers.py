# gradient: exact
import warp as wp


@wp.kernel
def difference_of_gathers(
    pair: wp.array(dtype=wp.vec2i),
    edge: wp.array(dtype=wp.vec2i),
    x: wp.array(dtype=wp.float64),
    out: wp.array(dtype=wp.float64),
):
    i = wp.tid()
    first = edge[pair[i][0]]
    second = edge[pair[i][1]]
    out[i] = x[first[0]] - x[second[1]]

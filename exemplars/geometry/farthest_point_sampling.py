# idea: farthest point sampling
# brief: Select points that are spread evenly over a cloud, each as far as possible from those chosen before.
# description: One thread does all. Begin with the point `first` as `selected[0]`. For every further place of
#     `selected`, lower each `nearest_sq[p]`, the squared distance of `points[p]` to the nearest chosen point, to the
#     squared distance from the point chosen last where that is less, and choose the point with the greatest value, the
#     first one of equals. `nearest_sq` begins with large numbers and keeps the result, without the distances to the
#     last choice.
# launch: 1
# inputs:
#     points[256] = uniform(-1, 1)
#     first = index(0, 256)
#     nearest_sq[256] = constant(1000)
#     selected[16] = zero
import warp as wp


@wp.kernel
def farthest_point_sampling(
    points: wp.array(dtype=wp.vec3),
    first: int,
    nearest_sq: wp.array(dtype=float),
    selected: wp.array(dtype=int),
):
    """Serial by nature, every choice depends on all before. Launch: a single thread."""
    chosen = int(first)
    selected[0] = chosen
    for s in range(1, selected.shape[0]):
        center = points[chosen]
        farthest = float(-1.0)
        for p in range(points.shape[0]):
            d = wp.min(nearest_sq[p], wp.length_sq(points[p] - center))
            nearest_sq[p] = d
            if d > farthest:
                farthest = d
                chosen = p
        selected[s] = chosen

# idea: Delassus matrix of constraint rows
# brief: Assemble the matrix that couples constraint rows through the bodies they share, for many worlds.
# description: Launch in three dimensions: `world`, `row`, `column`. Row r acts on the bodies `row_bodies[world, r]` (a, b;
#     negative: none) with spatial Jacobians `jacobian_a` and `jacobian_b`. The entry sums `coupling` over the up to four
#     combinations of a body of the row and a body of the column: where both are the same, non-negative body, the Jacobian of
#     the row times inverse spatial inertia `inverse_inertia[world, body]` times the Jacobian of the column; 0 otherwise.
#     `softness[row]` is added on the diagonal. Writes `delassus[world, row, column]`.
# launch: n, 4, 4
# inputs:
#     row_bodies[n, 4] = index(-1, 4)
#     jacobian_a[n, 4] = uniform(-1, 1)
#     jacobian_b[n, 4] = uniform(-1, 1)
#     inverse_inertia[n, 4] = spd(0.5, 2)
#     softness[4] = uniform(0, 0.1)
#     delassus[n, 4, 4] = zero
import warp as wp


@wp.func
def coupling(world: int, body: int, other: int, j_body: wp.spatial_vector, j_other: wp.spatial_vector,
             inverse_inertia: wp.array2d(dtype=wp.spatial_matrix)) -> float:
    if body < 0 or body != other:
        return 0.0
    return wp.dot(j_body, inverse_inertia[world, body] * j_other)


@wp.kernel
def build_delassus_matrix(row_bodies: wp.array2d(dtype=wp.vec2i),
                          jacobian_a: wp.array2d(dtype=wp.spatial_vector),
                          jacobian_b: wp.array2d(dtype=wp.spatial_vector),
                          inverse_inertia: wp.array2d(dtype=wp.spatial_matrix),
                          softness: wp.array(dtype=float),
                          delassus: wp.array3d(dtype=float)):
    """J M^-1 J^T entry by entry; rows share few bodies, so most combinations are empty."""
    world, row, column = wp.tid()
    r = row_bodies[world, row]
    c = row_bodies[world, column]

    entry = coupling(world, r[0], c[0], jacobian_a[world, row], jacobian_a[world, column], inverse_inertia)
    entry += coupling(world, r[0], c[1], jacobian_a[world, row], jacobian_b[world, column], inverse_inertia)
    entry += coupling(world, r[1], c[0], jacobian_b[world, row], jacobian_a[world, column], inverse_inertia)
    entry += coupling(world, r[1], c[1], jacobian_b[world, row], jacobian_b[world, column], inverse_inertia)
    if row == column:
        entry += softness[row]  # constraint force mixing
    delassus[world, row, column] = entry

# What touches a box or a sphere, by `next`, by `for`, through functions and where two kinds of queries meet.
import warp as wp


@wp.func
def total(query: wp.MeshQuery):
    sum = int(0)
    for face in query:
        sum += face
    return sum


@wp.func
def total_of_box(query: wp.MeshQueryAABB):
    sum = int(0)
    face = int(0)
    while wp.mesh_query_aabb_next(query, face):
        sum += face
    return sum


@wp.kernel
def touch(
    mesh: wp.uint64, low: wp.vec3, high: wp.vec3, count: wp.array(dtype=int), area: wp.array(dtype=float)
):
    i = wp.tid()
    box = wp.mesh_query_aabb(mesh, low, high)
    face = int(0)
    while wp.mesh_query_aabb_next(box, face):
        wp.atomic_add(count, i, 1)
        area[face] = area[face] + 1.0
    for other in wp.mesh_query_aabb(mesh, low, high):
        if other > 3:
            break
        if other == 2:
            continue
        area[i] = area[i] + area[other]
    count[i] += total(box) + total_of_box(box)
    ball = wp.mesh_query_sphere(mesh, low, 2.0)
    while wp.mesh_query_next(ball, face):
        count[i] += 1
    while wp.mesh_query_aabb_next(ball, face):
        count[i] += 2
    count[i] += total(ball)
    if i > 3:
        ball = wp.mesh_query_aabb(mesh, low, high)
    while wp.mesh_query_next(ball, face):
        count[i] += 3
    while wp.mesh_query_aabb_next(ball, face):
        count[i] += 4
    either = box if i > 2 else ball
    for f in either:
        count[i] += f
    while wp.mesh_query_next(box, face):
        count[i] += 5

# Values of threads as tiles and back; stacks; elements that some threads change; queries of whole blocks
import warp as wp


@wp.kernel
def to_and_fro(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat)):
    i = wp.tid()
    x = a[i]
    t = wp.tile(x)
    a[i] = wp.untile(t + t)
    y = v[i]
    u = wp.tile(y)
    v[i] = wp.untile(u)
    kept = wp.tile(y, preserve_type=True)
    v[i] = wp.untile(kept)
    z = m[i]
    m[i] = wp.untile(wp.tile(z))
    r = q[i]
    four = wp.tile(r)
    wp.tile_atomic_add(a, wp.tile_sum(t))


@wp.kernel
def scattered(a: wp.array(dtype=float), b: wp.array2d(dtype=float), places: wp.array(dtype=int)):
    i = wp.tid()
    t = wp.tile_zeros(shape=8, dtype=float)
    j = places[i]
    wp.tile_scatter_add(t, j, a[i], j < 8)
    wp.tile_scatter_add(t, j, 2.0, True, atomic=False)
    wp.tile_scatter_masked(t, j, 1.0, i > 2)
    u = wp.tile_zeros(shape=(2, 4), dtype=float)
    wp.tile_scatter_add(u, 1, j, 0.5, j < 4)
    wp.tile_scatter_masked(u, j, 0, 0.25, j < 2)
    wp.tile_store(a, t)
    wp.tile_store(b, u)


@wp.kernel
def stacked(a: wp.array(dtype=int), out: wp.array(dtype=int)):
    i = wp.tid()
    s = wp.tile_stack(capacity=64, dtype=int)
    slot = wp.tile_stack_push(s, a[i], a[i] > 0)
    wp.tile_stack_push(s, i, True)
    while wp.tile_stack_count(s) > 0:
        value, place = wp.tile_stack_pop(s)
        out[i] = value + place + slot
    wp.tile_stack_clear(s)


@wp.kernel
def asked(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):
    i = wp.tid()
    q = wp.tile_bvh_query_aabb(tree, low, high)
    while wp.tile_query_valid(q):
        out[i] = wp.untile(wp.tile_bvh_query_next(q))
    r = wp.tile_bvh_query_ray(tree, low, high)
    found = wp.tile_bvh_query_next(r)
    s = wp.tile_mesh_query_aabb(mesh, low, high)
    while wp.tile_query_valid(s):
        wp.tile_store(out, wp.tile_mesh_query_aabb_next(s))
    wp.tile_store(out, found)


@wp.kernel
def asked_as_before(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):
    q = wp.bvh_query_aabb_tiled(tree, low, high)
    wp.tile_store(out, wp.bvh_query_next_tiled(q))
    r = wp.bvh_query_ray_tiled(tree, low, high)
    wp.tile_store(out, wp.bvh_query_next_tiled(r))
    s = wp.mesh_query_aabb_tiled(mesh, low, high)
    wp.tile_store(out, wp.mesh_query_aabb_next_tiled(s))

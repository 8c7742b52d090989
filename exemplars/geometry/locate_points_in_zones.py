# idea: point in polygon lookup
# brief: Find the first zone, of several given as polygons, that contains each point.
# description: Zone z is the polygon of the vertices `ring_vertices` from element z of `zone_start` to before the next one,
#     closed from its last vertex to its first one. For every point, go through the zones in order. Skip those with fewer than
#     three vertices. `ring_contains` counts by the crossing rule: an edge counts where its ends lie on different sides of the
#     horizontal through the point and it meets that line to the right of the point; odd is inside. Write the first zone that
#     contains `points[p]` to `zone_of_point`, and add 1 to `population` of it atomically; points outside of all zones get -1.
# launch: n
# inputs:
#     points[n] = uniform(-1, 1)
#     zone_start[9] = offsets(0, 48)
#     ring_vertices[48] = uniform(-1, 1)
#     zone_of_point[n] = zero
#     population[8] = zero
# fits:
#     active_mask
#     indirect_thread
import warp as wp


@wp.func
def ring_contains(ring_vertices: wp.array(dtype=wp.vec2), begin: int, end: int, point: wp.vec2) -> bool:
    """True if the point lies inside of the closed ring, by the even-odd rule."""
    inside = bool(False)
    previous = int(end - 1)
    for current in range(begin, end):
        a = ring_vertices[previous]
        b = ring_vertices[current]
        # half-open test: a vertex on the line belongs to one of its two edges, and horizontal edges to none
        if (a[1] > point[1]) != (b[1] > point[1]):
            crossing = a[0] + (point[1] - a[1]) / (b[1] - a[1]) * (b[0] - a[0])
            if point[0] < crossing:
                inside = not inside
        previous = current
    return inside


@wp.kernel(enable_backward=False)
def locate_points_in_zones(points: wp.array(dtype=wp.vec2), zone_start: wp.array(dtype=int),
                           ring_vertices: wp.array(dtype=wp.vec2), zone_of_point: wp.array(dtype=int),
                           population: wp.array(dtype=int)):
    """Zones may overlap; the first one in the list wins. Launch: one thread per point."""
    p = wp.tid()
    point = points[p]

    found = int(-1)
    for zone in range(zone_start.shape[0] - 1):
        begin = zone_start[zone]
        end = zone_start[zone + 1]
        if end - begin < 3:
            continue
        if ring_contains(ring_vertices, begin, end, point):
            found = zone
            break

    zone_of_point[p] = found
    if found >= 0:
        wp.atomic_add(population, found, 1)

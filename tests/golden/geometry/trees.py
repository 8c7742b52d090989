# Trees: a query of each kind, with and without a root and a distance; what functions see of them.
from typing import Any

import warp as wp


@wp.func
def count(query: wp.BvhQuery, reach: float) -> int:
    item = int(0)
    n = int(0)
    while wp.bvh_query_next(query, item, reach):
        n += 1
    return n


@wp.func
def count_any(query: Any):
    item = int(0)
    n = int(0)
    while wp.bvh_query_next(query, item):
        n += 1
    return n


@wp.func
def pick(tree: wp.uint64, a: wp.vec3, b: wp.vec3, n: int):
    ray = wp.bvh_query_ray(tree, a, b)
    if n > 2:
        return ray
    box = wp.bvh_query_aabb(tree, a, b)
    if n > 3:
        return box
    item = int(0)
    while wp.bvh_query_next(box, item):
        n += 1
    while wp.bvh_query_next(ray, item):
        n += 1
    return ray


@wp.func
def annotated(tree: wp.uint64, a: wp.vec3) -> wp.BvhQuery:
    return wp.bvh_query_sphere(tree, a, 1.0)


@wp.kernel
def overlaps(
    tree: wp.uint64,
    low: wp.array(dtype=wp.vec3),
    high: wp.array(dtype=wp.vec3),
    out: wp.array(dtype=int),
    x: wp.array(dtype=float),
):
    t = wp.tid()
    query = wp.bvh_query_aabb(tree, low[t], high[t])
    item = int(0)
    while wp.bvh_query_next(query, item):
        out[t] = out[t] + item
        x[t] = x[t] * 2.0
    ray = wp.bvh_query_ray(tree, low[t], high[t], 3)
    while wp.bvh_query_next(ray, item, 10.0):
        if item > 2:
            break
        out[t] += 1
    capsule = wp.bvh_query_capsule(tree, low[t], high[t], 0.5)
    while wp.bvh_query_next(query=capsule, index=item, max_dist=2.0):
        out[t] += 2
    ball = wp.bvh_query_sphere(tree, low[t], 0.5)
    while wp.bvh_query_next(ball, item):
        out[t] += 3
    out[t] += count(capsule, 1.0) + count(query, 2.0) + count_any(ray) + count_any(query)
    if t > 3:
        query = wp.bvh_query_ray(tree, low[t], high[t])
    while wp.bvh_query_next(query, item):
        out[t] += 5
    either = pick(tree, low[t], high[t], t)
    while wp.bvh_query_next(either, item):
        out[t] += 7
    known = annotated(tree, low[t])
    while wp.bvh_query_next(known, item):
        out[t] += 8
    for j in range(t):
        while wp.bvh_query_next(ray, item):
            out[t] += item
        ray = wp.bvh_query_aabb(tree, low[j], high[j])
    while wp.bvh_query_next(ray, item):
        out[t] += item

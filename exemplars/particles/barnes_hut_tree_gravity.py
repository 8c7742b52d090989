# idea: Barnes-Hut gravity
# brief: Compute the gravity on each body from an octree, taking far cells as single masses.
# description: One thread per body `i`. The walk begins at node 0. At a node with offset d from `position[i]` to
#     `node_center[node]`, the squared distance is d.d + `softening`^2. A node is taken whole if it is a leaf
#     (`first_child[node]` below 0) or `node_size[node]`^2 is less than `opening`^2 times the squared distance: it adds
#     `gravitation` * `node_mass[node]` * d / distance^3, and the walk goes on at `next_node[node]`, which skips the subtree.
#     Otherwise it goes down to `first_child[node]`. The walk ends at a negative node or after `MAX_VISITS` nodes, which a
#     corrupt tree would reach. Writes `acceleration[i]` and the number of nodes taken, `interactions[i]`.
# launch: n
# inputs:
#     position[n] = uniform(-1, 1)
#     node_center[n] = uniform(-1, 1)
#     node_mass[n] = uniform(0.5, 2)
#     node_size[n] = uniform(0.1, 1)
#     first_child[n] = index(-1, n)
#     next_node[n] = index(-1, n)
#     gravitation = 1
#     opening = uniform(0.5, 0.8)
#     softening = uniform(0.05, 0.1)
#     acceleration[n] = zero
#     interactions[n] = zero
# fits:
#     parameter_per_group(softening: species)
#     active_mask
#     indirect_thread
#     length_output(acceleration)
#     total_output(interactions)
import warp as wp

MAX_VISITS = 128


@wp.func
def is_far(size: float, distance_squared: float, opening: float) -> bool:
  """Opening criterion of Barnes and Hut, squared to save the root."""
  return size * size < opening * opening * distance_squared


@wp.kernel(enable_backward=False)
def barnes_hut_tree_gravity(
  position: wp.array(dtype=wp.vec3f),
  node_center: wp.array(dtype=wp.vec3f),
  node_mass: wp.array(dtype=wp.float32),
  node_size: wp.array(dtype=wp.float32),
  first_child: wp.array(dtype=wp.int32),
  next_node: wp.array(dtype=wp.int32),
  gravitation: wp.float32,
  opening: wp.float32,
  softening: wp.float32,
  acceleration: wp.array(dtype=wp.vec3f),
  interactions: wp.array(dtype=wp.int32),
):
  """Stackless tree walk: every node knows its first child and the node that follows its subtree."""
  i = wp.tid()
  x = position[i]

  pull = wp.vec3f(0.0)
  taken = int(0)
  visits = int(0)
  node = int(0)
  while node >= 0 and visits < MAX_VISITS:
    visits += 1
    offset = node_center[node] - x
    # softening keeps close encounters finite
    distance_squared = wp.dot(offset, offset) + softening * softening
    child = first_child[node]
    if child < 0 or is_far(node_size[node], distance_squared, opening):
      inverse = 1.0 / wp.sqrt(distance_squared)
      pull += offset * (gravitation * node_mass[node] * inverse * inverse * inverse)
      taken += 1
      node = next_node[node]
    else:
      node = child

  acceleration[i] = pull
  interactions[i] = taken

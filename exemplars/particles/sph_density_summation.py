# idea: SPH density summation
# brief: Sum the mass of neighbouring particles, weighted by a smoothing kernel, into the density of each fluid particle.
# description: One thread per particle `i`. Row `i` of `neighbors` holds up to `neighbors.shape[1]` neighbour indices, of
#     which the first `neighbor_count[i]` count. The density is the sum of `mass[j]` times `poly6` of the squared distance
#     between `position[i]` and `position[j]`, with the particle itself added first at distance zero. `poly6` is 315 / (64 pi
#     h^9) (h^2 - r^2)^3 inside `radius` and 0 from there on. Writes `density[i]`.
# launch: n
# inputs:
#     position[n] = uniform(0, 1)
#     mass[n] = uniform(0.5, 1.5)
#     neighbors[n, 24] = index(0, n)
#     neighbor_count[n] = index(0, 25)
#     radius = uniform(0.4, 0.6)
#     density[n] = zero
# fits:
#     active_mask
#     indirect_thread
#     limit_output(density: below)
import math

import warp as wp


@wp.func
def poly6(distance_squared: float, h: float) -> float:
  """The poly6 smoothing kernel; it takes the squared distance, so no root is needed."""
  gap = h * h - distance_squared
  if gap <= 0.0:
    return 0.0
  h3 = h * h * h
  return wp.static(315.0 / (64.0 * math.pi)) * gap * gap * gap / (h3 * h3 * h3)


@wp.kernel
def sph_density_summation(
  position: wp.array(dtype=wp.vec3),
  mass: wp.array(dtype=float),
  neighbors: wp.array2d(dtype=int),
  neighbor_count: wp.array(dtype=int),
  radius: float,
  density: wp.array(dtype=float),
):
  i = wp.tid()
  x = position[i]

  # the list does not hold the particle itself, the sum does
  total = mass[i] * poly6(0.0, radius)
  for k in range(neighbor_count[i]):
    j = neighbors[i, k]
    offset = position[j] - x
    total += mass[j] * poly6(wp.dot(offset, offset), radius)
  density[i] = total

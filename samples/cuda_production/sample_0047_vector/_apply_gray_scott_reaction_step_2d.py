from typing import Any
import warp as wp

SIDE = wp.constant(0.2)
CORNER = wp.constant(0.05)
KILL = wp.constant(0.06)


@wp.func
def _laplacian(field: wp.array2d(dtype=Any), i: int, j: int):
  rows = field.shape[0]
  columns = field.shape[1]
  north = (i + 1) % rows
  south = (i + rows - 1) % rows
  east = (j + 1) % columns
  west = (j + columns - 1) % columns
  sides = field[north, j] + field[south, j] + field[i, east] + field[i, west]
  corners = field[north, east] + field[north, west] + field[south, east] + field[south, west]
  return wp.static(SIDE) * sides + CORNER * corners - field[i, j]


@wp.func
def _compute_reaction(feed: float, u: float, uptake: float, v: float):
  return wp.vec2(feed * (1.0 - u) - uptake, uptake - (feed + KILL) * v)


@wp.kernel
def _apply_gray_scott_reaction_step_2d(
    region_ids: wp.array(dtype=wp.uint8), species: wp.array2d(dtype=wp.vec2),
    initial_species: wp.array2d(dtype=wp.vec2), feed_by_region: wp.array(dtype=float),
    dt_by_region: wp.array(dtype=float), blend_by_region: wp.array(dtype=float), diffusion: wp.vec2,
    species_next: wp.array2d(dtype=wp.vec2)):
  i, j = wp.tid()
  region = int(region_ids[j])
  blend = blend_by_region[region]
  dt = dt_by_region[region]
  feed = feed_by_region[region]
  u = species[i, j][0]
  v = species[i, j][1]
  uptake = u * v * v  # autocatalytic: two v turn one u into v
  reaction = _compute_reaction(feed, u, uptake, v)
  species_next[i, j] = wp.lerp(
    species_next[i, j],
    initial_species[i, j] + (species[i, j] + dt * (wp.cw_mul(diffusion, _laplacian(species, i, j)) + reaction)), blend
  )

# idea: Tersoff bond-order potential
# brief: Compute energy and forces of the Tersoff bond-order potential for carbon over full neighbour lists.
# description: One thread per atom i; neighbours are `neighbors[k]`, k from `list_start[i]` to `list_start[i + 1]`, each pair
#     listed by both atoms; the atom itself and neighbours at `model.outer` or further are passed over. Distances are kept at
#     `MIN_DISTANCE` or more. `cutoff_function` returns 1 below `model.inner`, 0 from `model.outer` on, and 1/2 + 1/2 cos(pi
#     x) across, with its slope. For every neighbour j: zeta is the sum, by `bond_environment`, over the other neighbours k
#     (different atoms from i and j) of the cutoff of r_ik times g(cos theta_ijk). `angular_term` returns g = 1 + c^2 u^2 /
#     (d^2 (d^2 + u^2)), u = h - cos, and its derivative. `bond_order` returns b = (1 + (beta zeta)^n)^(-1 / (2 n)) and its
#     derivative, (1, 0) for zeta below `MIN_ZETA`. The energy of the ordered pair is 1/2 fc (A exp(-lambda1 r) - b B
#     exp(-lambda2 r)); its radial derivative with b fixed acts along the bond, and 1/2 fc B exp(-lambda2 r) b' times the
#     gradient of zeta is taken through the cosine (both j and k) and the cutoff of r_ik, `cosine_gradient` being (v - u cos)
#     / r. All parameters are members of `model`: `model.a`, `model.b`, `model.lambda1`, `model.lambda2`, `model.beta`,
#     `model.n`, `model.c`, `model.d`, `model.h`. Forces are minus the gradient: added atomically to `force` of j and k,
#     minus their sum to i; `energy[i]` is the sum over j. Reads `position`.
# launch: n
# inputs:
#     position[n] = uniform(0, 3)
#     list_start[n+1] = offsets(0, 5*n)
#     neighbors[5*n] = index(0, n)
#     model.a = 1393.6
#     model.b = 346.74
#     model.lambda1 = 3.4879
#     model.lambda2 = 2.2119
#     model.beta = 1.5724e-7
#     model.n = 0.72751
#     model.c = 38049
#     model.d = 4.3484
#     model.h = -0.57058
#     model.inner = 1.8
#     model.outer = 2.1
#     force[n] = zero
#     energy[n] = zero
# fits:
#     total_output(energy)
import warp as wp

MIN_DISTANCE = wp.constant(0.9)
MIN_ZETA = wp.constant(1.0e-3)


@wp.struct
class TersoffModel:
  a: float
  b: float
  lambda1: float
  lambda2: float
  beta: float
  n: float
  c: float
  d: float
  h: float
  inner: float
  outer: float


@wp.func
def safe_distance(offset: wp.vec3) -> float:
  return wp.max(wp.length(offset), MIN_DISTANCE)


@wp.func
def cutoff_function(r: float, model: TersoffModel):
  """Smooth step from 1 to 0 between the two radii, and its slope."""
  value = float(1.0)
  slope = float(0.0)
  if r >= model.outer:
    value = 0.0
  elif r > model.inner:
    width = model.outer - model.inner
    x = (r - model.inner) / width
    value = 0.5 + 0.5 * wp.cos(wp.pi * x)
    slope = -0.5 * wp.pi / width * wp.sin(wp.pi * x)
  return value, slope


@wp.func
def angular_term(cosine: float, model: TersoffModel):
  """Penalty of a bond angle and its derivative by the cosine.

  The usual form 1 + c^2/d^2 - c^2/(d^2 + u^2) subtracts two numbers of 10^8; this one is the same without.
  """
  u = model.h - cosine
  d2 = model.d * model.d
  ratio = model.c * model.c / (d2 + u * u)
  value = 1.0 + ratio * u * u / d2
  slope = -2.0 * ratio * u / (d2 + u * u)
  return value, slope


@wp.func
def bond_order(zeta: float, model: TersoffModel):
  """Weakening of a bond by its environment, and the derivative by zeta."""
  if zeta < MIN_ZETA:  # a dimer; the power below has no slope at zero
    return 1.0, 0.0
  t = wp.pow(model.beta * zeta, model.n)
  order = wp.pow(1.0 + t, -0.5 / model.n)
  slope = -0.5 * order / (1.0 + t) * t / zeta
  return order, slope


@wp.func
def cosine_gradient(unit: wp.vec3, other: wp.vec3, cosine: float, r: float) -> wp.vec3:
  """Gradient of the angle's cosine by the position of the atom at the end of unit."""
  return (other - unit * cosine) / r


@wp.func
def bond_environment(
  i: int,
  j: int,
  unit_j: wp.vec3,
  begin: int,
  end: int,
  neighbors: wp.array(dtype=int),
  position: wp.array(dtype=wp.vec3),
  model: TersoffModel,
) -> float:
  """Zeta: how much the other neighbours of i compete with its bond to j."""
  zeta = float(0.0)
  for m in range(begin, end):
    k = neighbors[m]
    if k != i and k != j:
      offset = position[k] - position[i]
      r = safe_distance(offset)
      weight, _weight_slope = cutoff_function(r, model)
      penalty, _penalty_slope = angular_term(wp.dot(unit_j, offset / r), model)
      zeta += weight * penalty
  return zeta


@wp.kernel(enable_backward=False)
def tersoff_bond_order_forces(
  position: wp.array(dtype=wp.vec3),
  list_start: wp.array(dtype=int),
  neighbors: wp.array(dtype=int),
  model: TersoffModel,
  force: wp.array(dtype=wp.vec3),
  energy: wp.array(dtype=float),
):
  """Tersoff potential without the distance weight in zeta, as in the parametrisation for carbon."""
  i = wp.tid()
  x = position[i]
  begin = list_start[i]
  end = list_start[i + 1]
  own_force = wp.vec3(0.0)
  own_energy = float(0.0)

  for p in range(begin, end):
    j = neighbors[p]
    offset_j = position[j] - x
    r = safe_distance(offset_j)
    if j != i and r < model.outer:
      unit_j = offset_j / r
      weight, weight_slope = cutoff_function(r, model)
      repulsion = model.a * wp.exp(-model.lambda1 * r)
      attraction = model.b * wp.exp(-model.lambda2 * r)
      zeta = bond_environment(i, j, unit_j, begin, end, neighbors, position, model)
      order, order_slope = bond_order(zeta, model)

      # the bond itself, its order held
      own_energy += 0.5 * weight * (repulsion - order * attraction)
      radial = weight_slope * (repulsion - order * attraction)
      radial += weight * (model.lambda2 * order * attraction - model.lambda1 * repulsion)
      force_j = unit_j * (-0.5 * radial)

      # the change of its order when the environment moves
      strength = 0.5 * weight * attraction * order_slope
      if strength != 0.0:
        for m in range(begin, end):
          k = neighbors[m]
          offset_k = position[k] - x
          r_k = safe_distance(offset_k)
          if k != i and k != j and r_k < model.outer:
            unit_k = offset_k / r_k
            cosine = wp.dot(unit_j, unit_k)
            weight_k, slope_k = cutoff_function(r_k, model)
            penalty, penalty_slope = angular_term(cosine, model)
            bend = strength * weight_k * penalty_slope
            force_k = unit_k * (strength * slope_k * penalty)
            force_k += cosine_gradient(unit_k, unit_j, cosine, r_k) * bend
            force_j += cosine_gradient(unit_j, unit_k, cosine, r) * bend
            own_force -= force_k
            wp.atomic_add(force, k, force_k)
      own_force -= force_j
      wp.atomic_add(force, j, force_j)

  wp.atomic_add(force, i, own_force)
  energy[i] = own_energy

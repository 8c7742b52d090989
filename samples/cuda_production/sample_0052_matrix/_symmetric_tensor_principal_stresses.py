import math

import warp

ISOTROPIC = warp.constant(1.0e-6)
BLEND = 0.5


@warp.func
def _symmetric_eigenvalues(a: warp.mat33) -> warp.vec3:
  mean = warp.trace(a) / 3.0
  deviator = a - warp.identity(n=3, dtype=float) * mean
  size = warp.sqrt(warp.ddot(deviator, deviator) / 6.0)
  if size <= ISOTROPIC * warp.max(warp.abs(mean), 1.0):
    return warp.vec3(mean, mean, mean)

  half_determinant = 0.5 * warp.determinant(deviator / size)
  phi = warp.acos(warp.clamp(half_determinant, -1.0, 1.0)) / 3.0  # rounding can push it out of the domain
  largest = mean + 2.0 * size * warp.cos(phi)
  smallest = (
    mean
    + 2.0 * size * warp.cos(phi + warp.static(2.0 * math.pi / 3.0))
  )
  return warp.vec3(largest, 3.0 * mean - largest - smallest, smallest)


@warp.func
def _longer(a: warp.vec3, b: warp.vec3) -> warp.vec3:
  if warp.length_sq(b) > warp.length_sq(a):
    return b
  return a


@warp.func
def _eigenvector(a: warp.mat33, eigenvalue: float) -> warp.vec3:
  m = a - warp.identity(n=3, dtype=float) * eigenvalue
  row0 = warp.vec3(m[0, 0], m[0, 1], m[0, 2])
  row1 = warp.vec3(m[1, 0], m[1, 1], m[1, 2])
  row2 = warp.vec3(m[2, 0], m[2, 1], m[2, 2])
  # two rows may be parallel; of the three products at least one is well conditioned
  direction = _longer(_longer(warp.cross(row0, row1), warp.cross(row1, row2)),
                      warp.cross(row2, row0))
  if warp.length(direction) <= ISOTROPIC:
    return warp.vec3(1.0, 0.0, 0.0)
  return warp.normalize(direction)


@warp.kernel(enable_backward=False)
def _symmetric_tensor_principal_stresses(stress_in: warp.array2d(dtype=warp.mat33),
                                         element_node_in: warp.array(dtype=int),
                                         pore_pressure_in: warp.array2d(dtype=float),
                                         previous_maximum_shear_in: warp.array2d(dtype=float),
                                         weight_axis_in: warp.array(dtype=float),
                                         principal_out: warp.array2d(dtype=warp.vec3),
                                         axis_out: warp.array2d(dtype=warp.vec3),
                                         maximum_shear_out: warp.array2d(dtype=float)):
  i, j = warp.tid()
  effective = (
    stress_in[i, j]
    - warp.identity(n=3, dtype=float) * pore_pressure_in[i, element_node_in[j]]
  )
  eigenvalues = _symmetric_eigenvalues(effective)
  principal_out[i, j] = eigenvalues
  axis_out[i, j] = weight_axis_in[i] * _eigenvector(effective, eigenvalues[0])
  maximum_shear_out[i, j] = warp.lerp(previous_maximum_shear_in[i, j],
                                      0.5 * (eigenvalues[0] - eigenvalues[2]),
                                      BLEND)

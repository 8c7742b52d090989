# idea: plasticity of snow with hardening
# brief: Split the trial deformation of snow particles into elastic and plastic parts and harden the material.
# description: The singular values of the trial elastic deformation `elastic[p]` are clamped to `[1 - compression, 1 +
#     stretch]`, and the matrix is rebuilt from them. What the clamp took away, the ratio of the determinants before and
#     after (the products of the values), multiplies `plastic_volume[p]`, which is kept in `[MIN_PLASTIC, MAX_PLASTIC]`.
#     `hardening[p]`, by which the Lame parameters are multiplied, is `exp(hardness * (1 - plastic_volume))`, at most
#     `MAX_HARDENING`. Particles where `frozen` is zero have melted: they keep their deformation and plastic volume and get
#     the hardening one.
# launch: n
# inputs:
#     frozen[n] = index(0, 4)
#     compression = uniform(0.02, 0.03)
#     stretch = uniform(0.005, 0.01)
#     hardness = uniform(7, 10)
#     elastic[n] = spd(0.95, 1.2)
#     plastic_volume[n] = uniform(0.8, 1.2)
#     hardening[n] = zero
# fits:
#     parameter_per_element(compression, stretch, hardness)
#     parameter_per_group(compression, stretch, hardness: material)
#     largest_output(hardening)
#     indirect_thread
import warp as wp

MIN_PLASTIC = 0.6
MAX_PLASTIC = 20.0
MAX_HARDENING = 15.0  # stiffer snow would need smaller time steps


@wp.kernel(enable_backward=False)
def snow_plasticity_update(frozen: wp.array(dtype=wp.int8), compression: float, stretch: float, hardness: float,
                           elastic: wp.array(dtype=wp.mat22), plastic_volume: wp.array(dtype=float),
                           hardening: wp.array(dtype=float)):
  p = wp.tid()
  if frozen[p] == wp.int8(0):
    hardening[p] = 1.0
    return

  left, values, right = wp.svd2(elastic[p])
  low = 1.0 - compression
  high = 1.0 + stretch
  kept = wp.vec2(wp.clamp(values[0], low, high), wp.clamp(values[1], low, high))
  elastic[p] = left * wp.diag(kept) * wp.transpose(right)

  # the part beyond the limits becomes plastic
  taken = values[0] * values[1] / (kept[0] * kept[1])
  plastic = wp.clamp(plastic_volume[p] * taken, MIN_PLASTIC, MAX_PLASTIC)
  plastic_volume[p] = plastic
  hardening[p] = wp.min(wp.exp(hardness * (1.0 - plastic)), MAX_HARDENING)

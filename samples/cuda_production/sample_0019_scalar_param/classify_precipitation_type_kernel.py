import warp as wp

DRY = wp.constant(0)
DRIZZLE = wp.constant(1)
RAIN = wp.constant(2)
SNOW = wp.constant(3)
SLEET = wp.constant(4)
FREEZING_RAIN = wp.constant(5)
HAIL = wp.constant(6)
DRIZZLE_RATE = wp.constant(0.5)
RAIN_WET_BULB = wp.constant(1.3)


@wp.func
def compute_cold_ground_type(wet_bulb: float, warm_layer: float) -> int:
  """Type of a fall that starts as snow and meets a warm layer, or none, on its way."""
  if warm_layer <= 0.0:
    return SNOW
  elif warm_layer > 3.0:
    if wet_bulb < 0.0:
      return FREEZING_RAIN
    return RAIN
  return SLEET


@wp.func
def compute_snow_ratio(wet_bulb: float) -> float:
  if wet_bulb >= 0.0:
    return 5.0  # wet snow packs
  return 10.0


@wp.kernel
def classify_precipitation_type_kernel(
  trace: float,
  group_ids: wp.array[int],
  rate: wp.array2d[float],
  wet_bulb: wp.array2d[float],
  warm_layer: wp.array2d[float],
  updraft: wp.array2d[float],
  hours_by_group: wp.array[float],
  rain_total_out: wp.array2d[float],
  snow_depth_out: wp.array2d[wp.float64],
  ice_total_out: wp.array2d[wp.float64],
  kind_out: wp.array2d[int],
):
  """Decide which precipitation reaches the ground and add it to the rain, snow and ice
  totals."""
  row, column = wp.tid()
  group = group_ids[row]
  hours = hours_by_group[group]
  if rate[row, column] < trace:
    kind_out[row, column] = DRY
    return

  fall = int(RAIN)
  if updraft[row, column] > 15.0 and wet_bulb[row, column] > 0.0:
    fall = HAIL
  elif wet_bulb[row, column] > RAIN_WET_BULB:
    if rate[row, column] < DRIZZLE_RATE:
      fall = DRIZZLE
  else:
    fall = compute_cold_ground_type(wet_bulb[row, column], warm_layer[row, column])

  amount = rate[row, column] * hours
  if fall == SNOW:
    snow_depth_out[row, column] = wp.float64(
      float(snow_depth_out[row, column]) + amount * compute_snow_ratio(wet_bulb[row, column])
    )
  elif fall == SLEET or fall == FREEZING_RAIN:
    ice_total_out[row, column] = wp.float64(amount + float(ice_total_out[row, column]))
  else:
    rain_total_out[row, column] = rain_total_out[row, column] + amount
  kind_out[row, column] = fall

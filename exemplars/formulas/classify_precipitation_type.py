# idea: surface precipitation type and accumulations
# brief: Decide which precipitation reaches the ground and add it to the rain, snow and ice totals.
# description: Grid cell (`row`, `column`) has the liquid-equivalent `rate[row, column]` (mm/h), the wet-bulb
#     temperature near the ground `wet_bulb[row, column]`, the highest temperature of the layers above `warm_layer[row,
#     column]` (degrees Celsius) and the vertical motion `updraft[row, column]` (m/s). Rates below `TRACE` are `DRY` and
#     add nothing. If the updraft exceeds `HAIL_UPDRAFT` it is `HAIL` while the ground is above freezing, which counts
#     as rain. Else, with the ground above `RAIN_WET_BULB` it is `DRIZZLE` below `DRIZZLE_RATE` and `RAIN` otherwise.
#     With a colder ground: no layer above 0 gives `SNOW`; a layer above `MELT_TEMPERATURE` melts it completely:
#     `FREEZING_RAIN` if the ground is below 0, else `RAIN`; between these a partly melted fall gives `SLEET`. The
#     amount is rate times `hours`; rain, drizzle and hail add it to `rain_total[row, column]`, snow adds it times
#     `snow_ratio` to `snow_depth[row, column]`, where the ratio is 10 and falls to 5 with the ground at or above 0;
#     sleet and freezing rain add it to `ice_total[row, column]`. `kind[row, column]` is the type.
# launch: n, 8
# inputs:
#     rate[n, 8] = uniform(-0.5, 4)
#     wet_bulb[n, 8] = uniform(-4, 4)
#     warm_layer[n, 8] = uniform(-3, 5)
#     updraft[n, 8] = uniform(0, 18)
#     hours = 0.5
#     rain_total[n, 8] = uniform(0, 5)
#     snow_depth[n, 8] = uniform(0, 50)
#     ice_total[n, 8] = uniform(0, 2)
#     kind[n, 8] = zero
# fits:
#     batch_dimension
import warp as wp

DRY = wp.constant(0)
DRIZZLE = wp.constant(1)
RAIN = wp.constant(2)
SNOW = wp.constant(3)
SLEET = wp.constant(4)
FREEZING_RAIN = wp.constant(5)
HAIL = wp.constant(6)

TRACE = wp.constant(0.02)
DRIZZLE_RATE = wp.constant(0.5)
HAIL_UPDRAFT = wp.constant(15.0)
RAIN_WET_BULB = wp.constant(1.3)
MELT_TEMPERATURE = wp.constant(3.0)


@wp.func
def cold_ground_type(
  wet_bulb: float,
  warm_layer: float,
) -> int:
  """Type of a fall that starts as snow and meets a warm layer, or none, on its way."""
  if warm_layer <= 0.0:
    return SNOW
  elif warm_layer > MELT_TEMPERATURE:
    if wet_bulb < 0.0:
      return FREEZING_RAIN
    return RAIN
  return SLEET


@wp.func
def snow_ratio(
  wet_bulb: float,
) -> float:
  if wet_bulb >= 0.0:
    return 5.0  # wet snow packs
  return 10.0


@wp.kernel
def classify_precipitation_type(
  rate: wp.array2d(dtype=float),
  wet_bulb: wp.array2d(dtype=float),
  warm_layer: wp.array2d(dtype=float),
  updraft: wp.array2d(dtype=float),
  hours: float,
  rain_total: wp.array2d(dtype=float),
  snow_depth: wp.array2d(dtype=float),
  ice_total: wp.array2d(dtype=float),
  kind: wp.array2d(dtype=int),
):
  row, column = wp.tid()
  if rate[row, column] < TRACE:
    kind[row, column] = DRY
    return

  fall = int(RAIN)
  if updraft[row, column] > HAIL_UPDRAFT and wet_bulb[row, column] > 0.0:
    fall = HAIL
  elif wet_bulb[row, column] > RAIN_WET_BULB:
    if rate[row, column] < DRIZZLE_RATE:
      fall = DRIZZLE
  else:
    fall = cold_ground_type(wet_bulb[row, column], warm_layer[row, column])

  amount = rate[row, column] * hours
  if fall == SNOW:
    snow_depth[row, column] = snow_depth[row, column] + amount * snow_ratio(wet_bulb[row, column])
  elif fall == SLEET or fall == FREEZING_RAIN:
    ice_total[row, column] = ice_total[row, column] + amount
  else:
    rain_total[row, column] = rain_total[row, column] + amount
  kind[row, column] = fall

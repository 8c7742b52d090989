from typing import Any
import warp

MIN_SQUARED = warp.constant(1.0e-8)  # keeps the root away from its infinite slope at zero
FAR = warp.constant(1.0e30)


@warp.func
def _squared_distance(a: Any, b: Any):
  return warp.length_sq(a - b)


@warp.func
def _softplus(x: float) -> float:
  return warp.log(1.0 + warp.exp(-warp.abs(x))) + warp.max(x, 0.0)


@warp.kernel
def _calc_batch_hard_triplet_loss(
  embeddings: warp.array[warp.vec4],
  identity: warp.array[int],
  batch_of: warp.array[int],
  batch_begin: warp.array[int],
  members: warp.array[int],
  margin: float,
  loss: warp.array[float],
  hardest: warp.array[warp.vec2i],
):
  anchor = warp.tid()
  batch = batch_of[anchor]
  positive = int(-1)
  negative = int(-1)
  farthest = float(-1.0)
  nearest = float(FAR)
  for k in range(batch_begin[batch], batch_begin[batch + 1]):
    other = members[k]
    if other == anchor:
      continue
    distance = _squared_distance(embeddings[anchor], embeddings[other])
    if identity[other] == identity[anchor]:
      if distance > farthest:
        farthest = distance
        positive = other
    elif distance < nearest:
      nearest = distance
      negative = other
  hardest[anchor] = warp.vec2i(positive, negative)
  if positive < 0 or negative < 0:
    loss[anchor] = 0.0
    return
  # measured again, outside of the search: only the two winners carry a gradient
  to_positive = warp.sqrt(
    warp.max(_squared_distance(embeddings[anchor], embeddings[positive]), MIN_SQUARED)
  )
  to_negative = warp.sqrt(
    warp.max(_squared_distance(embeddings[anchor], embeddings[negative]), MIN_SQUARED)
  )
  loss[anchor] = _softplus(margin + to_positive - to_negative)

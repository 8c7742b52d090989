import warp as wp


@wp.struct
class Record:
  faces: wp.vec3i
  component: wp.int32


@wp.func
def evaluate_face_area(
  q: wp.vec3d,
  p: wp.vec3d,
  r: wp.vec3d,
):
  return wp.float64(0.5) * wp.length(wp.cross(q - p, r - p))


@wp.kernel
def integrate_component_volumes(
  records: wp.array(dtype=Record),
  vertices: wp.array(dtype=wp.vec3d, ndim=2),
  reference: wp.vec3d,
  area: wp.array(dtype=wp.float64, ndim=2),
  volume: wp.array(dtype=wp.float64, ndim=2),
  first_moment: wp.array(dtype=wp.vec3d, ndim=2),
):
  """Sum area, enclosed volume and first moments of the closed components of a triangle
  mesh."""
  batch, face = wp.tid()
  c = records[face].component
  if c >= 0:
    corners = records[face].faces
    p = vertices[batch, corners[0]] - reference
    q = vertices[batch, corners[1]] - reference
    r = vertices[batch, corners[2]] - reference

    face_area = evaluate_face_area(q, p, r)
    signed_volume = wp.dot(p, wp.cross(q, r)) / wp.float64(6.0)
    centroid = reference + (p + q + r) * wp.float64(0.25)

    wp.atomic_add(area, batch, c, face_area)
    wp.atomic_add(volume, batch, c, signed_volume)
    wp.atomic_add(first_moment, batch, c, centroid * signed_volume)

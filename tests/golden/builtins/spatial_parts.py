# Top and bottom of a spatial vector.
import warp as wp


@wp.kernel
def spatial_parts_rows(a: wp.array(dtype=wp.spatial_vector), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    out[0] = wp.spatial_top(a[i])
    out[1] = wp.spatial_bottom(a[i])

# Spatial dot, cross and dual cross products.
import warp as wp


@wp.kernel
def spatial_products_rows(a: wp.array(dtype=wp.spatial_vector), out: wp.array(dtype=float)):
    i = wp.tid()
    out[i] = wp.spatial_dot(a[i], a[0])
    a[1] = wp.spatial_cross(a[i], a[0])
    a[2] = wp.spatial_cross_dual(a[i], a[0])

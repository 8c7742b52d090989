# cluster_dim of a kernel.
import warp as wp


@wp.kernel(cluster_dim=2)
def option_cluster_dim(x: wp.array(dtype=float)):
    x[wp.tid()] = 1.0

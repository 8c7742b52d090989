extern "C" __global__ void spatial_matrix_9d4d97ee_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<6, 6, wp::float32> var_m,
    wp::vec_t<6, wp::float32> var_v,
    wp::array_t<wp::vec_t<6, wp::float32>> var_out,
    wp::mat_t<6, 6, wp::float32> adj_m,
    wp::vec_t<6, wp::float32> adj_v,
    wp::array_t<wp::vec_t<6, wp::float32>> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::vec_t<6, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::vec_t<6, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def spatial_matrix(m: wp.spatial_matrix, v: wp.spatial_vector, out: wp.array(dtype=wp.spatial_vector)):       <L 6>
        // out[0] = m * v                                                                         <L 7>
        var_0 = wp::mul(var_m, var_v);
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_mul(var_m, var_v, adj_m, adj_v, adj_0);
        // adj: out[0] = m * v                                                                    <L 7>
        // adj: def spatial_matrix(m: wp.spatial_matrix, v: wp.spatial_vector, out: wp.array(dtype=wp.spatial_vector)):  <L 6>
        continue;
    }
}

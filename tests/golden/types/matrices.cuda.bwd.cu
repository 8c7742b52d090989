extern "C" __global__ void matrices_81a2eec6_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::mat_t<2, 2, wp::float32> var_a,
    wp::mat_t<3, 3, wp::float32> var_b,
    wp::mat_t<4, 4, wp::float32> var_c,
    wp::mat_t<3, 3, wp::float16> var_d,
    wp::mat_t<3, 3, wp::float64> var_e,
    wp::mat_t<6, 6, wp::float32> var_f,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out,
    wp::mat_t<2, 2, wp::float32> adj_a,
    wp::mat_t<3, 3, wp::float32> adj_b,
    wp::mat_t<4, 4, wp::float32> adj_c,
    wp::mat_t<3, 3, wp::float16> adj_d,
    wp::mat_t<3, 3, wp::float64> adj_e,
    wp::mat_t<6, 6, wp::float32> adj_f,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> adj_out)
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
        wp::mat_t<3, 3, wp::float32> var_0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::mat_t<3, 3, wp::float32> adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def matrices(a: wp.mat22, b: wp.mat33, c: wp.mat44, d: wp.mat33h, e: wp.mat33d, f: wp.spatial_matrix, out: wp.array(dtype=wp.mat33)):       <L 6>
        // out[0] = b + b                                                                         <L 7>
        var_0 = wp::add(var_b, var_b);
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        wp::adj_add(var_b, var_b, adj_b, adj_b, adj_0);
        // adj: out[0] = b + b                                                                    <L 7>
        // adj: def matrices(a: wp.mat22, b: wp.mat33, c: wp.mat44, d: wp.mat33h, e: wp.mat33d, f: wp.spatial_matrix, out: wp.array(dtype=wp.mat33)):  <L 6>
        continue;
    }
}

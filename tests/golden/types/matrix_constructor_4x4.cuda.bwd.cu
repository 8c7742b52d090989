extern "C" __global__ void matrix_constructor_4x4_ab2c038d_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> var_out,
    wp::float32 adj_x,
    wp::array_t<wp::mat_t<4, 4, wp::float32>> adj_out)
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
        const wp::float32 var_0 = 0.0;
        const wp::float32 var_1 = 0.0;
        const wp::float32 var_2 = 0.0;
        const wp::float32 var_3 = 0.0;
        const wp::float32 var_4 = 0.0;
        const wp::float32 var_5 = 0.0;
        const wp::float32 var_6 = 0.0;
        const wp::float32 var_7 = 0.0;
        const wp::float32 var_8 = 0.0;
        const wp::float32 var_9 = 0.0;
        const wp::float32 var_10 = 0.0;
        const wp::float32 var_11 = 0.0;
        const wp::float32 var_12 = 1.0;
        wp::mat_t<4, 4, wp::float32> var_13;
        const wp::int32 var_14 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::float32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::mat_t<4, 4, wp::float32> adj_13 = {};
        wp::int32 adj_14 = {};
        //---------
        // forward
        // def matrix_constructor_4x4(x: float, out: wp.array(dtype=wp.mat44)):                   <L 6>
        // out[0] = wp.mat44(x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, 1.0)       <L 7>
        var_13 = wp::mat_t<4, 4, wp::float32>(var_x, var_0, var_1, var_2, var_3, var_x, var_4, var_5, var_6, var_7, var_x, var_8, var_9, var_10, var_11, var_12);
        // wp::array_store(var_out, var_14, var_13);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_14, var_13, adj_out, adj_14, adj_13);
        wp::adj_mat_t(var_x, var_0, var_1, var_2, var_3, var_x, var_4, var_5, var_6, var_7, var_x, var_8, var_9, var_10, var_11, var_12, adj_x, adj_0, adj_1, adj_2, adj_3, adj_x, adj_4, adj_5, adj_6, adj_7, adj_x, adj_8, adj_9, adj_10, adj_11, adj_12, adj_13);
        // adj: out[0] = wp.mat44(x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, 0.0, 1.0)  <L 7>
        // adj: def matrix_constructor_4x4(x: float, out: wp.array(dtype=wp.mat44)):              <L 6>
        continue;
    }
}

extern "C" __global__ void matrix_constructor_3x3_6aa3258f_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_out,
    wp::float32 adj_x,
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
        const wp::float32 var_0 = 0.0;
        const wp::float32 var_1 = 0.0;
        const wp::float32 var_2 = 0.0;
        const wp::float32 var_3 = 0.0;
        const wp::float32 var_4 = 0.0;
        const wp::float32 var_5 = 0.0;
        wp::mat_t<3, 3, wp::float32> var_6;
        const wp::int32 var_7 = 0;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::mat_t<3, 3, wp::float32> adj_6 = {};
        wp::int32 adj_7 = {};
        //---------
        // forward
        // def matrix_constructor_3x3(x: float, out: wp.array(dtype=wp.mat33)):                   <L 6>
        // out[0] = wp.mat33(x, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, x)                               <L 7>
        var_6 = wp::mat_t<3, 3, wp::float32>(var_x, var_0, var_1, var_2, var_x, var_3, var_4, var_5, var_x);
        // wp::array_store(var_out, var_7, var_6);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        wp::adj_mat_t(var_x, var_0, var_1, var_2, var_x, var_3, var_4, var_5, var_x, adj_x, adj_0, adj_1, adj_2, adj_x, adj_3, adj_4, adj_5, adj_x, adj_6);
        // adj: out[0] = wp.mat33(x, 0.0, 0.0, 0.0, x, 0.0, 0.0, 0.0, x)                          <L 7>
        // adj: def matrix_constructor_3x3(x: float, out: wp.array(dtype=wp.mat33)):              <L 6>
        continue;
    }
}

extern "C" __global__ void widest_int_1c0c63a8_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> adj_x)
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
        const wp::int32 var_0 = 170141183460469231731687303715884105727;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        //---------
        // forward
        // def widest_int(x: wp.array(dtype=float)):                                              <L 6>
        // x[0] = float(170141183460469231731687303715884105727)                                  <L 7>
        var_1 = wp::float(var_0);
        // wp::array_store(var_x, var_2, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
        wp::adj_float(var_0, adj_0, adj_1);
        // adj: x[0] = float(170141183460469231731687303715884105727)                             <L 7>
        // adj: def widest_int(x: wp.array(dtype=float)):                                         <L 6>
        continue;
    }
}

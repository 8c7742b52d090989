extern "C" __global__ void constant_math_50f7a908_cuda_kernel_backward(
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
        const wp::float32 var_0 = 6.283185307179586;
        const wp::int32 var_1 = 0;
        const wp::float32 var_2 = 1.4142135623730951;
        const wp::int32 var_3 = 1;
        const wp::float32 var_4 = 2.718281828459045;
        const wp::int32 var_5 = 2;
        const wp::float32 var_6 = 3.141592653589793;
        const wp::int32 var_7 = 3;
        const wp::float32 var_8 = 0.5235987755982988;
        const wp::int32 var_9 = 4;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::int32 adj_9 = {};
        //---------
        // forward
        // def constant_math(x: wp.array(dtype=float)):                                           <L 13>
        // x[0] = TWO_PI                                                                          <L 14>
        // wp::array_store(var_x, var_1, var_0);
        // x[1] = ROOT                                                                            <L 15>
        // wp::array_store(var_x, var_3, var_2);
        // x[2] = E                                                                               <L 16>
        // wp::array_store(var_x, var_5, var_4);
        // x[3] = math.pi                                                                         <L 17>
        // wp::array_store(var_x, var_7, var_6);
        // x[4] = DEG                                                                             <L 18>
        // wp::array_store(var_x, var_9, var_8);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_9, var_8, adj_x, adj_9, adj_8);
        // adj: x[4] = DEG                                                                        <L 18>
        wp::adj_array_store(var_x, var_7, var_6, adj_x, adj_7, adj_6);
        // adj: x[3] = math.pi                                                                    <L 17>
        wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
        // adj: x[2] = E                                                                          <L 16>
        wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
        // adj: x[1] = ROOT                                                                       <L 15>
        wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
        // adj: x[0] = TWO_PI                                                                     <L 14>
        // adj: def constant_math(x: wp.array(dtype=float)):                                      <L 13>
        continue;
    }
}

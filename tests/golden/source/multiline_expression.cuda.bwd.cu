extern "C" __global__ void multiline_expression_e89c28c4_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_y,
    wp::array_t<wp::float32> adj_x,
    wp::float32 adj_y)
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
        wp::int32 var_0;
        const wp::float32 var_1 = 2.0;
        wp::float32 var_2;
        wp::float32* var_3;
        const wp::float32 var_4 = 3.0;
        wp::float32 var_5;
        wp::float32 var_6;
        wp::float32 var_7;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::float32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        //---------
        // forward
        // def multiline_expression(x: wp.array(dtype=float), y: float):                          <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[i] = (y +                                                                            <L 8>
        // 2.0)                                                                                   <L 9>
        var_2 = wp::add(var_y, var_1);
        // x[i] = (y +                                                                            <L 8>
        // wp::array_store(var_x, var_0, var_2);
        // x[i] = (                                                                               <L 10>
        // x[i]                                                                                   <L 11>
        var_3 = wp::address(var_x, var_0);
        // * 3.0                                                                                  <L 12>
        var_6 = wp::load(var_3);
        var_5 = wp::mul(var_6, var_4);
        // - y                                                                                    <L 13>
        var_7 = wp::sub(var_5, var_y);
        // x[i] = (                                                                               <L 10>
        // wp::array_store(var_x, var_0, var_7);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_7, adj_x, adj_0, adj_7);
        // adj: x[i] = (                                                                          <L 10>
        wp::adj_sub(var_5, var_y, adj_5, adj_y, adj_7);
        // adj: - y                                                                               <L 13>
        wp::adj_mul(var_6, var_4, adj_3, adj_4, adj_5);
        // adj: * 3.0                                                                             <L 12>
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_3);
        // adj: x[i]                                                                              <L 11>
        // adj: x[i] = (                                                                          <L 10>
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        // adj: x[i] = (y +                                                                       <L 8>
        wp::adj_add(var_y, var_1, adj_y, adj_1, adj_2);
        // adj: 2.0)                                                                              <L 9>
        // adj: x[i] = (y +                                                                       <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def multiline_expression(x: wp.array(dtype=float), y: float):                     <L 6>
        continue;
    }
}

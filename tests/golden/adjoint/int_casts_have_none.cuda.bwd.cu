extern "C" __global__ void int_casts_have_none_66c25c64_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n)
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::int32 var_2;
        wp::float32 var_3;
        bool var_4;
        wp::float32 var_5;
        const wp::int32 var_6 = 1;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        bool adj_4 = {};
        wp::float32 adj_5 = {};
        wp::int32 adj_6 = {};
        //---------
        // forward
        // def int_casts_have_none(x: wp.array(dtype=float), n: int):                             <L 6>
        // a = int(x[0])                                                                          <L 7>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::int(var_3);
        // b = bool(n)                                                                            <L 8>
        var_4 = bool(var_n);
        // x[1] = float(n)                                                                        <L 9>
        var_5 = wp::float(var_n);
        // wp::array_store(var_x, var_6, var_5);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_6, var_5, adj_x, adj_6, adj_5);
        wp::adj_float(var_n, adj_n, adj_5);
        // adj: x[1] = float(n)                                                                   <L 9>
        // adj: b = bool(n)                                                                       <L 8>
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: a = int(x[0])                                                                     <L 7>
        // adj: def int_casts_have_none(x: wp.array(dtype=float), n: int):                        <L 6>
        continue;
    }
}

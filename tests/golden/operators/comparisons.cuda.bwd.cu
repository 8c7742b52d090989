extern "C" __global__ void comparisons_788da375_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::float32 var_b,
    wp::array_t<bool> var_out,
    wp::float32 adj_a,
    wp::float32 adj_b,
    wp::array_t<bool> adj_out)
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
        bool var_0;
        const wp::int32 var_1 = 0;
        bool var_2;
        const wp::int32 var_3 = 1;
        bool var_4;
        const wp::int32 var_5 = 2;
        bool var_6;
        const wp::int32 var_7 = 3;
        bool var_8;
        const wp::int32 var_9 = 4;
        bool var_10;
        const wp::int32 var_11 = 5;
        //---------
        // dual vars
        bool adj_0 = {};
        wp::int32 adj_1 = {};
        bool adj_2 = {};
        wp::int32 adj_3 = {};
        bool adj_4 = {};
        wp::int32 adj_5 = {};
        bool adj_6 = {};
        wp::int32 adj_7 = {};
        bool adj_8 = {};
        wp::int32 adj_9 = {};
        bool adj_10 = {};
        wp::int32 adj_11 = {};
        //---------
        // forward
        // def comparisons(a: float, b: float, out: wp.array(dtype=wp.bool)):                     <L 6>
        // out[0] = a < b                                                                         <L 7>
        var_0 = (var_a < var_b);
        // wp::array_store(var_out, var_1, var_0);
        // out[1] = a <= b                                                                        <L 8>
        var_2 = (var_a <= var_b);
        // wp::array_store(var_out, var_3, var_2);
        // out[2] = a > b                                                                         <L 9>
        var_4 = (var_a > var_b);
        // wp::array_store(var_out, var_5, var_4);
        // out[3] = a >= b                                                                        <L 10>
        var_6 = (var_a >= var_b);
        // wp::array_store(var_out, var_7, var_6);
        // out[4] = a == b                                                                        <L 11>
        var_8 = (var_a == var_b);
        // wp::array_store(var_out, var_9, var_8);
        // out[5] = a != b                                                                        <L 12>
        var_10 = (var_a != var_b);
        // wp::array_store(var_out, var_11, var_10);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_11, var_10, adj_out, adj_11, adj_10);
        // adj: out[5] = a != b                                                                   <L 12>
        wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
        // adj: out[4] = a == b                                                                   <L 11>
        wp::adj_array_store(var_out, var_7, var_6, adj_out, adj_7, adj_6);
        // adj: out[3] = a >= b                                                                   <L 10>
        wp::adj_array_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
        // adj: out[2] = a > b                                                                    <L 9>
        wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
        // adj: out[1] = a <= b                                                                   <L 8>
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = a < b                                                                    <L 7>
        // adj: def comparisons(a: float, b: float, out: wp.array(dtype=wp.bool)):                <L 6>
        continue;
    }
}

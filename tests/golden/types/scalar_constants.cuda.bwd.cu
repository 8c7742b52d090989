extern "C" __global__ void scalar_constants_40f78642_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim)
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
        const wp::uint8 var_0 = 255;
        wp::uint8 var_1;
        const wp::uint32 var_2 = 7u;
        wp::uint32 var_3;
        const wp::int64 var_4 = -8ll;
        wp::int64 var_5;
        const wp::uint64 var_6 = 9ull;
        wp::uint64 var_7;
        const wp::float32 var_8 = 1.5;
        wp::float32 var_9;
        const wp::float64 var_10 = 2.5;
        wp::float64 var_11;
        const wp::float32 var_12 = 1;
        wp::float32 var_13;
        //---------
        // dual vars
        wp::uint8 adj_0 = {};
        wp::uint8 adj_1 = {};
        wp::uint32 adj_2 = {};
        wp::uint32 adj_3 = {};
        wp::int64 adj_4 = {};
        wp::int64 adj_5 = {};
        wp::uint64 adj_6 = {};
        wp::uint64 adj_7 = {};
        wp::float32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float64 adj_10 = {};
        wp::float64 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        //---------
        // forward
        // def scalar_constants():                                                                <L 14>
        // a = U8                                                                                 <L 15>
        var_1 = wp::copy(var_0);
        // b = U32                                                                                <L 16>
        var_3 = wp::copy(var_2);
        // c = I64                                                                                <L 17>
        var_5 = wp::copy(var_4);
        // d = U64                                                                                <L 18>
        var_7 = wp::copy(var_6);
        // e = F32                                                                                <L 19>
        var_9 = wp::copy(var_8);
        // f = F64                                                                                <L 20>
        var_11 = wp::copy(var_10);
        // g = F32_FROM_INT                                                                       <L 21>
        var_13 = wp::copy(var_12);
        //---------
        // reverse
        wp::adj_copy(var_12, adj_12, adj_13);
        // adj: g = F32_FROM_INT                                                                  <L 21>
        wp::adj_copy(var_10, adj_10, adj_11);
        // adj: f = F64                                                                           <L 20>
        wp::adj_copy(var_8, adj_8, adj_9);
        // adj: e = F32                                                                           <L 19>
        wp::adj_copy(var_6, adj_6, adj_7);
        // adj: d = U64                                                                           <L 18>
        wp::adj_copy(var_4, adj_4, adj_5);
        // adj: c = I64                                                                           <L 17>
        wp::adj_copy(var_2, adj_2, adj_3);
        // adj: b = U32                                                                           <L 16>
        wp::adj_copy(var_0, adj_0, adj_1);
        // adj: a = U8                                                                            <L 15>
        // adj: def scalar_constants():                                                           <L 14>
        continue;
    }
}

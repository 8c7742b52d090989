extern "C" __global__ void augment_name_integers_4bbc3836_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::int32> var_out,
    wp::int32 adj_n,
    wp::array_t<wp::int32> adj_out)
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
        const wp::int32 var_1 = 7;
        wp::int32 var_2;
        const wp::int32 var_3 = 2;
        wp::int32 var_4;
        const wp::int32 var_5 = 3;
        wp::int32 var_6;
        const wp::int32 var_7 = 1;
        wp::int32 var_8;
        const wp::int32 var_9 = 15;
        wp::int32 var_10;
        const wp::int32 var_11 = 16;
        wp::int32 var_12;
        const wp::int32 var_13 = 5;
        wp::int32 var_14;
        const wp::int32 var_15 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::int32 adj_15 = {};
        //---------
        // forward
        // def augment_name_integers(n: int, out: wp.array(dtype=int)):                           <L 6>
        // a = n                                                                                  <L 7>
        var_0 = wp::copy(var_n);
        // a %= 7                                                                                 <L 8>
        var_2 = wp::mod(var_0, var_1);
        // a //= 2                                                                                <L 9>
        var_4 = wp::floordiv(var_2, var_3);
        // a <<= 3                                                                                <L 10>
        var_6 = wp::lshift(var_4, var_5);
        // a >>= 1                                                                                <L 11>
        var_8 = wp::rshift(var_6, var_7);
        // a &= 15                                                                                <L 12>
        var_10 = wp::bit_and(var_8, var_9);
        // a |= 16                                                                                <L 13>
        var_12 = wp::bit_or(var_10, var_11);
        // a ^= 5                                                                                 <L 14>
        var_14 = wp::bit_xor(var_12, var_13);
        // out[0] = a                                                                             <L 15>
        // wp::array_store(var_out, var_15, var_14);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_15, var_14, adj_out, adj_15, adj_14);
        // adj: out[0] = a                                                                        <L 15>
        // adj: a ^= 5                                                                            <L 14>
        // adj: a |= 16                                                                           <L 13>
        // adj: a &= 15                                                                           <L 12>
        // adj: a >>= 1                                                                           <L 11>
        // adj: a <<= 3                                                                           <L 10>
        // adj: a //= 2                                                                           <L 9>
        wp::adj_mod(var_0, var_1, adj_0, adj_1, adj_2);
        // adj: a %= 7                                                                            <L 8>
        wp::adj_copy(var_n, adj_n, adj_0);
        // adj: a = n                                                                             <L 7>
        // adj: def augment_name_integers(n: int, out: wp.array(dtype=int)):                      <L 6>
        continue;
    }
}

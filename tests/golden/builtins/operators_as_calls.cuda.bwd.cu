extern "C" __global__ void operators_as_calls_rows_5e0e7e78_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_k,
    wp::float32 adj_a,
    wp::int32 adj_n,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_k)
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
        const wp::float32 var_0 = 1.0;
        wp::float32 var_1;
        const wp::int32 var_2 = 0;
        const wp::float32 var_3 = 1.0;
        wp::float32 var_4;
        const wp::int32 var_5 = 1;
        const wp::float32 var_6 = 2.0;
        wp::float32 var_7;
        const wp::int32 var_8 = 2;
        const wp::float32 var_9 = 2.0;
        wp::float32 var_10;
        const wp::int32 var_11 = 3;
        const wp::float32 var_12 = 2.0;
        wp::float32 var_13;
        const wp::int32 var_14 = 4;
        const wp::float32 var_15 = 2.0;
        wp::float32 var_16;
        const wp::int32 var_17 = 5;
        wp::float32 var_18;
        const wp::int32 var_19 = 6;
        wp::float32 var_20;
        const wp::int32 var_21 = 7;
        const wp::int32 var_22 = 1;
        wp::int32 var_23;
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 2;
        wp::int32 var_26;
        const wp::int32 var_27 = 1;
        wp::int32 var_28;
        const wp::int32 var_29 = 2;
        //---------
        // dual vars
        wp::float32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::float32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        wp::int32 adj_11 = {};
        wp::float32 adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        wp::float32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::int32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::int32 adj_22 = {};
        wp::int32 adj_23 = {};
        wp::int32 adj_24 = {};
        wp::int32 adj_25 = {};
        wp::int32 adj_26 = {};
        wp::int32 adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        //---------
        // forward
        // def operators_as_calls_rows(a: float, n: int, x: wp.array(dtype=float), k: wp.array(dtype=int)):       <L 6>
        // x[0] = wp.add(a, 1.0)                                                                  <L 7>
        var_1 = wp::add(var_a, var_0);
        // wp::array_store(var_x, var_2, var_1);
        // x[1] = wp.sub(a, 1.0)                                                                  <L 8>
        var_4 = wp::sub(var_a, var_3);
        // wp::array_store(var_x, var_5, var_4);
        // x[2] = wp.mul(a, 2.0)                                                                  <L 9>
        var_7 = wp::mul(var_a, var_6);
        // wp::array_store(var_x, var_8, var_7);
        // x[3] = wp.div(a, 2.0)                                                                  <L 10>
        var_10 = wp::div(var_a, var_9);
        // wp::array_store(var_x, var_11, var_10);
        // x[4] = wp.floordiv(a, 2.0)                                                             <L 11>
        var_13 = wp::floordiv(var_a, var_12);
        // wp::array_store(var_x, var_14, var_13);
        // x[5] = wp.mod(a, 2.0)                                                                  <L 12>
        var_16 = wp::mod(var_a, var_15);
        // wp::array_store(var_x, var_17, var_16);
        // x[6] = wp.neg(a)                                                                       <L 13>
        var_18 = wp::neg(var_a);
        // wp::array_store(var_x, var_19, var_18);
        // x[7] = wp.pos(a)                                                                       <L 14>
        var_20 = wp::pos(var_a);
        // wp::array_store(var_x, var_21, var_20);
        // k[0] = wp.bit_and(n, 1)                                                                <L 15>
        var_23 = wp::bit_and(var_n, var_22);
        // wp::array_store(var_k, var_24, var_23);
        // k[1] = wp.lshift(n, 2)                                                                 <L 16>
        var_26 = wp::lshift(var_n, var_25);
        // wp::array_store(var_k, var_27, var_26);
        // k[2] = wp.invert(n)                                                                    <L 17>
        var_28 = wp::invert(var_n);
        // wp::array_store(var_k, var_29, var_28);
        //---------
        // reverse
        wp::adj_array_store(var_k, var_29, var_28, adj_k, adj_29, adj_28);
        // adj: k[2] = wp.invert(n)                                                               <L 17>
        wp::adj_array_store(var_k, var_27, var_26, adj_k, adj_27, adj_26);
        // adj: k[1] = wp.lshift(n, 2)                                                            <L 16>
        wp::adj_array_store(var_k, var_24, var_23, adj_k, adj_24, adj_23);
        // adj: k[0] = wp.bit_and(n, 1)                                                           <L 15>
        wp::adj_array_store(var_x, var_21, var_20, adj_x, adj_21, adj_20);
        wp::adj_pos(var_a, adj_a, adj_20);
        // adj: x[7] = wp.pos(a)                                                                  <L 14>
        wp::adj_array_store(var_x, var_19, var_18, adj_x, adj_19, adj_18);
        wp::adj_neg(var_a, adj_a, adj_18);
        // adj: x[6] = wp.neg(a)                                                                  <L 13>
        wp::adj_array_store(var_x, var_17, var_16, adj_x, adj_17, adj_16);
        wp::adj_mod(var_a, var_15, adj_a, adj_15, adj_16);
        // adj: x[5] = wp.mod(a, 2.0)                                                             <L 12>
        wp::adj_array_store(var_x, var_14, var_13, adj_x, adj_14, adj_13);
        // adj: x[4] = wp.floordiv(a, 2.0)                                                        <L 11>
        wp::adj_array_store(var_x, var_11, var_10, adj_x, adj_11, adj_10);
        wp::adj_div(var_a, var_9, var_10, adj_a, adj_9, adj_10);
        // adj: x[3] = wp.div(a, 2.0)                                                             <L 10>
        wp::adj_array_store(var_x, var_8, var_7, adj_x, adj_8, adj_7);
        wp::adj_mul(var_a, var_6, adj_a, adj_6, adj_7);
        // adj: x[2] = wp.mul(a, 2.0)                                                             <L 9>
        wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
        wp::adj_sub(var_a, var_3, adj_a, adj_3, adj_4);
        // adj: x[1] = wp.sub(a, 1.0)                                                             <L 8>
        wp::adj_array_store(var_x, var_2, var_1, adj_x, adj_2, adj_1);
        wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: x[0] = wp.add(a, 1.0)                                                             <L 7>
        // adj: def operators_as_calls_rows(a: float, n: int, x: wp.array(dtype=float), k: wp.array(dtype=int)):  <L 6>
        continue;
    }
}

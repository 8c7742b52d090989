extern "C" __global__ void operators_as_calls_rows_5e0e7e78_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_a,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_k)
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
        // forward
        // def operators_as_calls_rows(a: float, n: int, x: wp.array(dtype=float), k: wp.array(dtype=int)):       <L 6>
        // x[0] = wp.add(a, 1.0)                                                                  <L 7>
        var_1 = wp::add(var_a, var_0);
        wp::array_store(var_x, var_2, var_1);
        // x[1] = wp.sub(a, 1.0)                                                                  <L 8>
        var_4 = wp::sub(var_a, var_3);
        wp::array_store(var_x, var_5, var_4);
        // x[2] = wp.mul(a, 2.0)                                                                  <L 9>
        var_7 = wp::mul(var_a, var_6);
        wp::array_store(var_x, var_8, var_7);
        // x[3] = wp.div(a, 2.0)                                                                  <L 10>
        var_10 = wp::div(var_a, var_9);
        wp::array_store(var_x, var_11, var_10);
        // x[4] = wp.floordiv(a, 2.0)                                                             <L 11>
        var_13 = wp::floordiv(var_a, var_12);
        wp::array_store(var_x, var_14, var_13);
        // x[5] = wp.mod(a, 2.0)                                                                  <L 12>
        var_16 = wp::mod(var_a, var_15);
        wp::array_store(var_x, var_17, var_16);
        // x[6] = wp.neg(a)                                                                       <L 13>
        var_18 = wp::neg(var_a);
        wp::array_store(var_x, var_19, var_18);
        // x[7] = wp.pos(a)                                                                       <L 14>
        var_20 = wp::pos(var_a);
        wp::array_store(var_x, var_21, var_20);
        // k[0] = wp.bit_and(n, 1)                                                                <L 15>
        var_23 = wp::bit_and(var_n, var_22);
        wp::array_store(var_k, var_24, var_23);
        // k[1] = wp.lshift(n, 2)                                                                 <L 16>
        var_26 = wp::lshift(var_n, var_25);
        wp::array_store(var_k, var_27, var_26);
        // k[2] = wp.invert(n)                                                                    <L 17>
        var_28 = wp::invert(var_n);
        wp::array_store(var_k, var_29, var_28);
    }
}

extern "C" __global__ void deep_nest_3ee592b9_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
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
        wp::float32 var_1;
        wp::range_t var_2;
        wp::int32 var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        const wp::int32 var_6 = 0;
        wp::int32 var_7;
        bool var_8;
        const wp::int32 var_9 = 0;
        wp::float32* var_10;
        wp::int32 var_11;
        wp::int32 var_12;
        wp::float32 var_13;
        wp::float32 var_14;
        wp::float32 var_15;
        wp::float32 var_16;
        const wp::int32 var_17 = 1;
        wp::float32* var_18;
        wp::int32 var_19;
        wp::int32 var_20;
        wp::float32 var_21;
        wp::float32 var_22;
        wp::float32 var_23;
        wp::float32 var_24;
        const wp::int32 var_25 = 1;
        wp::int32 var_26;
        const wp::int32 var_27 = 0;
        //---------
        // forward
        // def deep_nest(x: wp.array(dtype=float), n: int):                                       <L 6>
        // s = float(0.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // for a in range(n):                                                                     <L 8>
        var_2 = wp::range(var_n);
        start_for_0:;
            if (iter_cmp(var_2) == 0) goto end_for_0;
            var_3 = wp::iter_next(var_2);
            // for b in range(20):                                                                <L 9>
            var_4 = 0;
            start_for_2:;
                if (var_4 >= 20) goto end_for_2;
                var_5 = var_4;
                var_4 += 1;
                // c = int(0)                                                                     <L 10>
                var_7 = wp::int(var_6);
                // while c < n:                                                                   <L 11>
        start_while_4:;
                var_8 = (var_7 < var_n);
        if ((var_8) == false) goto end_while_4;
                    // for d in range(2):                                                         <L 12>
                    // s += x[a] * float(b + c + d)                                               <L 13>
                    var_10 = wp::address(var_x, var_3);
                    var_11 = wp::add(var_5, var_7);
                    var_12 = wp::add(var_11, var_9);
                    var_13 = wp::float(var_12);
                    var_15 = wp::load(var_10);
                    var_14 = wp::mul(var_15, var_13);
                    var_16 = wp::add(var_1, var_14);
                    var_18 = wp::address(var_x, var_3);
                    var_19 = wp::add(var_5, var_7);
                    var_20 = wp::add(var_19, var_17);
                    var_21 = wp::float(var_20);
                    var_23 = wp::load(var_18);
                    var_22 = wp::mul(var_23, var_21);
                    var_24 = wp::add(var_16, var_22);
                    // c += 1                                                                     <L 14>
                    var_26 = wp::add(var_7, var_25);
                    wp::assign(var_1, var_24);
                    wp::assign(var_7, var_26);
        goto start_while_4;
        end_while_4:;
                goto start_for_2;
            end_for_2:;
            goto start_for_0;
        end_for_0:;
        // x[0] = s                                                                               <L 15>
        wp::array_store(var_x, var_27, var_1);
    }
}

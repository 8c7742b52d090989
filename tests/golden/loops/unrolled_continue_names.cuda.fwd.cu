extern "C" __global__ void unrolled_continue_names_d1e86170_cuda_kernel_forward(
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
        const wp::int32 var_2 = 0;
        const bool var_3 = true;
        wp::float32* var_4;
        const wp::float32 var_5 = 0.0;
        bool var_6;
        wp::float32 var_7;
        const bool var_8 = false;
        bool var_9;
        wp::float32* var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::float32 var_13 = 2.0;
        wp::float32 var_14;
        wp::float32 var_15;
        const wp::int32 var_16 = 1;
        const bool var_17 = true;
        wp::float32* var_18;
        const wp::float32 var_19 = 0.0;
        bool var_20;
        wp::float32 var_21;
        const bool var_22 = false;
        bool var_23;
        wp::float32* var_24;
        wp::float32 var_25;
        wp::float32 var_26;
        const wp::float32 var_27 = 2.0;
        wp::float32 var_28;
        wp::float32 var_29;
        wp::float32 var_30;
        const wp::int32 var_31 = 2;
        const bool var_32 = true;
        wp::float32* var_33;
        const wp::float32 var_34 = 0.0;
        bool var_35;
        wp::float32 var_36;
        const bool var_37 = false;
        bool var_38;
        wp::float32* var_39;
        wp::float32 var_40;
        wp::float32 var_41;
        const wp::float32 var_42 = 2.0;
        wp::float32 var_43;
        wp::float32 var_44;
        wp::float32 var_45;
        //---------
        // forward
        // def unrolled_continue_names(x: wp.array(dtype=float), n: int):                         <L 6>
        // s = float(0.0)                                                                         <L 7>
        var_1 = wp::float(var_0);
        // for i in range(3):                                                                     <L 8>
        // if x[i] < 0.0:                                                                         <L 9>
        var_4 = wp::address(var_x, var_2);
        var_7 = wp::load(var_4);
        var_6 = (var_7 < var_5);
        if (var_6) {
            // continue                                                                           <L 10>
        }
        var_9 = wp::where(var_6, var_8, var_3);
        // s += x[i]                                                                              <L 11>
        if (var_9) {
            var_10 = wp::address(var_x, var_2);
            var_12 = wp::load(var_10);
            var_11 = wp::add(var_1, var_12);
            // t = s * 2.0                                                                        <L 12>
            var_14 = wp::mul(var_11, var_13);
            // x[i] = t                                                                           <L 13>
            wp::array_store(var_x, var_2, var_14);
        }
        var_15 = wp::where(var_9, var_11, var_1);
        // if x[i] < 0.0:                                                                         <L 9>
        var_18 = wp::address(var_x, var_16);
        var_21 = wp::load(var_18);
        var_20 = (var_21 < var_19);
        if (var_20) {
            // continue                                                                           <L 10>
        }
        var_23 = wp::where(var_20, var_22, var_17);
        // s += x[i]                                                                              <L 11>
        if (var_23) {
            var_24 = wp::address(var_x, var_16);
            var_26 = wp::load(var_24);
            var_25 = wp::add(var_15, var_26);
            // t = s * 2.0                                                                        <L 12>
            var_28 = wp::mul(var_25, var_27);
            // x[i] = t                                                                           <L 13>
            wp::array_store(var_x, var_16, var_28);
        }
        var_29 = wp::where(var_23, var_25, var_15);
        var_30 = wp::where(var_23, var_28, var_14);
        // if x[i] < 0.0:                                                                         <L 9>
        var_33 = wp::address(var_x, var_31);
        var_36 = wp::load(var_33);
        var_35 = (var_36 < var_34);
        if (var_35) {
            // continue                                                                           <L 10>
        }
        var_38 = wp::where(var_35, var_37, var_32);
        // s += x[i]                                                                              <L 11>
        if (var_38) {
            var_39 = wp::address(var_x, var_31);
            var_41 = wp::load(var_39);
            var_40 = wp::add(var_29, var_41);
            // t = s * 2.0                                                                        <L 12>
            var_43 = wp::mul(var_40, var_42);
            // x[i] = t                                                                           <L 13>
            wp::array_store(var_x, var_31, var_43);
        }
        var_44 = wp::where(var_38, var_40, var_29);
        var_45 = wp::where(var_38, var_43, var_30);
        // x[n] = s                                                                               <L 14>
        wp::array_store(var_x, var_n, var_44);
    }
}

extern "C" __global__ void local_array_dims_e4309072_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_out)
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
        const wp::int32 var_0 = 2;
        const wp::int32 var_1 = 2;
        const wp::int32 var_2 = 2;
        wp::tuple_t<wp::int32, wp::int32, wp::int32> var_3;
        wp::fixedarray_t<8, wp::float32> var_4;
        const wp::int32 var_5 = 2;
        const wp::int32 var_6 = 2;
        const wp::int32 var_7 = 2;
        const wp::float32 var_8 = 1.0;
        const wp::int32 var_9 = 0;
        const wp::int32 var_10 = 1;
        const wp::int32 var_11 = 1;
        const wp::int32 var_12 = 2;
        const wp::int32 var_13 = 1;
        const wp::int32 var_14 = 2;
        const wp::int32 var_15 = 1;
        wp::tuple_t<wp::int32, wp::int32, wp::int32, wp::int32> var_16;
        wp::fixedarray_t<4, wp::float32> var_17;
        const wp::int32 var_18 = 2;
        const wp::int32 var_19 = 1;
        const wp::int32 var_20 = 2;
        const wp::int32 var_21 = 1;
        const wp::float32 var_22 = 2.0;
        const wp::int32 var_23 = 0;
        const wp::int32 var_24 = 0;
        const wp::int32 var_25 = 1;
        const wp::int32 var_26 = 0;
        const wp::int32 var_27 = 0;
        const wp::int32 var_28 = 1;
        const wp::int32 var_29 = 1;
        wp::float32* var_30;
        const wp::int32 var_31 = 0;
        const wp::int32 var_32 = 0;
        const wp::int32 var_33 = 1;
        const wp::int32 var_34 = 0;
        wp::float32* var_35;
        wp::float32 var_36;
        wp::float32 var_37;
        wp::float32 var_38;
        const wp::int32 var_39 = 0;
        //---------
        // forward
        // def local_array_dims(out: wp.array(dtype=float)):                                      <L 6>
        // a = wp.zeros(shape=(2, 2, 2), dtype=float)                                             <L 7>
        var_3 = wp::tuple(var_0, var_1, var_2);
        var_4 = wp::fixedarray_t<8, wp::float32>(var_5, var_6, var_7);
        // a[0, 1, 1] = 1.0                                                                       <L 8>
        wp::array_store(var_4, var_9, var_10, var_11, var_8);
        // b = wp.zeros(shape=(2, 1, 2, 1), dtype=float)                                          <L 9>
        var_16 = wp::tuple(var_12, var_13, var_14, var_15);
        var_17 = wp::fixedarray_t<4, wp::float32>(var_18, var_19, var_20, var_21);
        // b[0, 0, 1, 0] = 2.0                                                                    <L 10>
        wp::array_store(var_17, var_23, var_24, var_25, var_26, var_22);
        // out[0] = a[0, 1, 1] + b[0, 0, 1, 0]                                                    <L 11>
        var_30 = wp::address(var_4, var_27, var_28, var_29);
        var_35 = wp::address(var_17, var_31, var_32, var_33, var_34);
        var_37 = wp::load(var_30);
        var_38 = wp::load(var_35);
        var_36 = wp::add(var_37, var_38);
        wp::array_store(var_out, var_39, var_36);
    }
}

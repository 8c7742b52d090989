extern "C" __global__ void local_array_d6f892b2_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
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
        const wp::int32 var_0 = 4;
        wp::fixedarray_t<4, wp::float32> var_1;
        const wp::int32 var_2 = 4;
        const wp::float32 var_3 = 1.0;
        const wp::int32 var_4 = 0;
        const wp::float32 var_5 = 2.0;
        wp::float32 var_6;
        const wp::int32 var_7 = 0;
        wp::float32* var_8;
        wp::float32* var_9;
        wp::float32 var_10;
        wp::float32 var_11;
        wp::float32 var_12;
        const wp::int32 var_13 = 0;
        const wp::int32 var_14 = 2;
        const wp::int32 var_15 = 3;
        wp::tuple_t<wp::int32, wp::int32> var_16;
        wp::fixedarray_t<6, wp::vec_t<2, wp::float32>> var_17;
        const wp::int32 var_18 = 2;
        const wp::int32 var_19 = 3;
        const wp::float32 var_20 = 3.0;
        wp::vec_t<2, wp::float32> var_21;
        const wp::int32 var_22 = 1;
        const wp::int32 var_23 = 2;
        const wp::int32 var_24 = 1;
        const wp::int32 var_25 = 2;
        wp::vec_t<2, wp::float32>* var_26;
        const wp::int32 var_27 = 0;
        wp::float32 var_28;
        wp::vec_t<2, wp::float32> var_29;
        const wp::int32 var_30 = 1;
        const wp::int32 var_31 = 3;
        wp::tuple_t<wp::int32> var_32;
        wp::fixedarray_t<3, wp::int32> var_33;
        const wp::int32 var_34 = 3;
        wp::int32 var_35;
        const wp::int32 var_36 = 0;
        //---------
        // forward
        // def local_array(n: int, out: wp.array(dtype=float)):                                   <L 6>
        // a = wp.zeros(shape=4, dtype=float)                                                     <L 7>
        var_1 = wp::fixedarray_t<4, wp::float32>(var_2);
        // a[0] = 1.0                                                                             <L 8>
        wp::array_store(var_1, var_4, var_3);
        // a[n] += 2.0                                                                            <L 9>
        var_6 = wp::atomic_add(var_1, var_n, var_5);
        // out[0] = a[0] + a[n]                                                                   <L 10>
        var_8 = wp::address(var_1, var_7);
        var_9 = wp::address(var_1, var_n);
        var_11 = wp::load(var_8);
        var_12 = wp::load(var_9);
        var_10 = wp::add(var_11, var_12);
        wp::array_store(var_out, var_13, var_10);
        // b = wp.zeros(shape=(2, 3), dtype=wp.vec2)                                              <L 11>
        var_16 = wp::tuple(var_14, var_15);
        var_17 = wp::fixedarray_t<6, wp::vec_t<2, wp::float32>>(var_18, var_19);
        // b[1, 2] = wp.vec2(3.0)                                                                 <L 12>
        var_21 = wp::vec_t<2, wp::float32>(var_20);
        wp::array_store(var_17, var_22, var_23, var_21);
        // out[1] = b[1, 2][0]                                                                    <L 13>
        var_26 = wp::address(var_17, var_24, var_25);
        var_29 = wp::load(var_26);
        var_28 = wp::extract(var_29, var_27);
        wp::array_store(var_out, var_30, var_28);
        // c = wp.zeros(shape=(3,), dtype=int)                                                    <L 14>
        var_32 = wp::tuple(var_31);
        var_33 = wp::fixedarray_t<3, wp::int32>(var_34);
        // c[0] = len(c)                                                                          <L 15>
        var_35 = wp::len(var_33);
        wp::array_store(var_33, var_36, var_35);
    }
}

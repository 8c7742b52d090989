extern "C" __global__ void curlnoise_rows_afaefc09_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<2, wp::float32>> var_b,
    wp::array_t<wp::vec_t<3, wp::float32>> var_c,
    wp::vec_t<4, wp::float32> var_d)
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
        const wp::int32 var_1 = 1;
        wp::uint32 var_2;
        wp::vec_t<2, wp::float32>* var_3;
        wp::vec_t<2, wp::float32> var_4;
        const wp::uint32 var_5 = 1u;
        const wp::float32 var_6 = 2.0;
        const wp::float32 var_7 = 0.5;
        wp::vec_t<2, wp::float32> var_8;
        const wp::int32 var_9 = 0;
        wp::vec_t<3, wp::float32>* var_10;
        const wp::int32 var_11 = 3;
        wp::uint32 var_12;
        wp::vec_t<3, wp::float32> var_13;
        const wp::float32 var_14 = 2.0;
        const wp::float32 var_15 = 0.5;
        wp::vec_t<3, wp::float32> var_16;
        const wp::int32 var_17 = 0;
        const wp::float32 var_18 = 0.25;
        wp::vec_t<3, wp::float32> var_19;
        const wp::uint32 var_20 = 1u;
        const wp::float32 var_21 = 2.0;
        const wp::int32 var_22 = 1;
        wp::vec_t<3, wp::float32>* var_23;
        const wp::int32 var_24 = 2;
        wp::uint32 var_25;
        const wp::float32 var_26 = 1.5;
        const wp::float32 var_27 = 0.75;
        wp::vec_t<3, wp::float32> var_28;
        wp::vec_t<3, wp::float32> var_29;
        const wp::int32 var_30 = 2;
        //---------
        // forward
        // def curlnoise_rows(b: wp.array(dtype=wp.vec2), c: wp.array(dtype=wp.vec3), d: wp.vec4):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // state = wp.rand_init(1, i)                                                             <L 8>
        var_2 = wp::rand_init(var_1, var_0);
        // b[0] = wp.curlnoise(state, b[i])                                                       <L 9>
        var_3 = wp::address(var_b, var_0);
        var_8 = wp::load(var_3);
        var_4 = wp::curlnoise(var_2, var_8, var_5, var_6, var_7);
        wp::array_store(var_b, var_9, var_4);
        // c[0] = wp.curlnoise(state, c[i], wp.uint32(3))                                         <L 10>
        var_10 = wp::address(var_c, var_0);
        var_12 = wp::uint32(var_11);
        var_16 = wp::load(var_10);
        var_13 = wp::curlnoise(var_2, var_16, var_12, var_14, var_15);
        wp::array_store(var_c, var_17, var_13);
        // c[1] = wp.curlnoise(state, d, gain=0.25)                                               <L 11>
        var_19 = wp::curlnoise(var_2, var_d, var_20, var_21, var_18);
        wp::array_store(var_c, var_22, var_19);
        // c[2] = wp.curlnoise(state, c[i], wp.uint32(2), 1.5, 0.75)                              <L 12>
        var_23 = wp::address(var_c, var_0);
        var_25 = wp::uint32(var_24);
        var_29 = wp::load(var_23);
        var_28 = wp::curlnoise(var_2, var_29, var_25, var_26, var_27);
        wp::array_store(var_c, var_30, var_28);
    }
}

extern "C" __global__ void random_numbers_rows_bd5c2315_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_seed,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::uint32> var_u)
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
        wp::uint32 var_1;
        wp::int32 var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 0;
        const wp::int32 var_5 = 10;
        wp::int32 var_6;
        const wp::int32 var_7 = 1;
        wp::uint32 var_8;
        const wp::int32 var_9 = 0;
        const wp::int32 var_10 = 1;
        wp::uint32 var_11;
        const wp::int32 var_12 = 9;
        wp::uint32 var_13;
        wp::uint32 var_14;
        const wp::int32 var_15 = 1;
        wp::float32 var_16;
        const wp::int32 var_17 = 0;
        const wp::float32 var_18 = -1.0;
        const wp::float32 var_19 = 1.0;
        wp::float32 var_20;
        const wp::int32 var_21 = 1;
        wp::float32 var_22;
        const wp::int32 var_23 = 2;
        //---------
        // forward
        // def random_numbers_rows(seed: int, x: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint32)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // state = wp.rand_init(seed, i)                                                          <L 8>
        var_1 = wp::rand_init(var_seed, var_0);
        // n[0] = wp.randi(state)                                                                 <L 9>
        var_2 = wp::randi(var_1);
        wp::array_store(var_n, var_3, var_2);
        // n[1] = wp.randi(state, 0, 10)                                                          <L 10>
        var_6 = wp::randi(var_1, var_4, var_5);
        wp::array_store(var_n, var_7, var_6);
        // u[0] = wp.randu(state)                                                                 <L 11>
        var_8 = wp::randu(var_1);
        wp::array_store(var_u, var_9, var_8);
        // u[1] = wp.randu(state, wp.uint32(1), wp.uint32(9))                                     <L 12>
        var_11 = wp::uint32(var_10);
        var_13 = wp::uint32(var_12);
        var_14 = wp::randu(var_1, var_11, var_13);
        wp::array_store(var_u, var_15, var_14);
        // x[0] = wp.randf(state)                                                                 <L 13>
        var_16 = wp::randf(var_1);
        wp::array_store(var_x, var_17, var_16);
        // x[1] = wp.randf(state, -1.0, 1.0)                                                      <L 14>
        var_20 = wp::randf(var_1, var_18, var_19);
        wp::array_store(var_x, var_21, var_20);
        // x[2] = wp.randn(state)                                                                 <L 15>
        var_22 = wp::randn(var_1);
        wp::array_store(var_x, var_23, var_22);
    }
}

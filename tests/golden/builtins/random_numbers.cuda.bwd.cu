extern "C" __global__ void random_numbers_rows_bd5c2315_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_seed,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::int32> var_n,
    wp::array_t<wp::uint32> var_u,
    wp::int32 adj_seed,
    wp::array_t<wp::float32> adj_x,
    wp::array_t<wp::int32> adj_n,
    wp::array_t<wp::uint32> adj_u)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::uint32 adj_1 = {};
        wp::int32 adj_2 = {};
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::int32 adj_6 = {};
        wp::int32 adj_7 = {};
        wp::uint32 adj_8 = {};
        wp::int32 adj_9 = {};
        wp::int32 adj_10 = {};
        wp::uint32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::uint32 adj_13 = {};
        wp::uint32 adj_14 = {};
        wp::int32 adj_15 = {};
        wp::float32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::float32 adj_18 = {};
        wp::float32 adj_19 = {};
        wp::float32 adj_20 = {};
        wp::int32 adj_21 = {};
        wp::float32 adj_22 = {};
        wp::int32 adj_23 = {};
        //---------
        // forward
        // def random_numbers_rows(seed: int, x: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint32)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // state = wp.rand_init(seed, i)                                                          <L 8>
        var_1 = wp::rand_init(var_seed, var_0);
        // n[0] = wp.randi(state)                                                                 <L 9>
        var_2 = wp::randi(var_1);
        // wp::array_store(var_n, var_3, var_2);
        // n[1] = wp.randi(state, 0, 10)                                                          <L 10>
        var_6 = wp::randi(var_1, var_4, var_5);
        // wp::array_store(var_n, var_7, var_6);
        // u[0] = wp.randu(state)                                                                 <L 11>
        var_8 = wp::randu(var_1);
        // wp::array_store(var_u, var_9, var_8);
        // u[1] = wp.randu(state, wp.uint32(1), wp.uint32(9))                                     <L 12>
        var_11 = wp::uint32(var_10);
        var_13 = wp::uint32(var_12);
        var_14 = wp::randu(var_1, var_11, var_13);
        // wp::array_store(var_u, var_15, var_14);
        // x[0] = wp.randf(state)                                                                 <L 13>
        var_16 = wp::randf(var_1);
        // wp::array_store(var_x, var_17, var_16);
        // x[1] = wp.randf(state, -1.0, 1.0)                                                      <L 14>
        var_20 = wp::randf(var_1, var_18, var_19);
        // wp::array_store(var_x, var_21, var_20);
        // x[2] = wp.randn(state)                                                                 <L 15>
        var_22 = wp::randn(var_1);
        // wp::array_store(var_x, var_23, var_22);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_23, var_22, adj_x, adj_23, adj_22);
        // adj: x[2] = wp.randn(state)                                                            <L 15>
        wp::adj_array_store(var_x, var_21, var_20, adj_x, adj_21, adj_20);
        // adj: x[1] = wp.randf(state, -1.0, 1.0)                                                 <L 14>
        wp::adj_array_store(var_x, var_17, var_16, adj_x, adj_17, adj_16);
        // adj: x[0] = wp.randf(state)                                                            <L 13>
        wp::adj_array_store(var_u, var_15, var_14, adj_u, adj_15, adj_14);
        // adj: u[1] = wp.randu(state, wp.uint32(1), wp.uint32(9))                                <L 12>
        wp::adj_array_store(var_u, var_9, var_8, adj_u, adj_9, adj_8);
        // adj: u[0] = wp.randu(state)                                                            <L 11>
        wp::adj_array_store(var_n, var_7, var_6, adj_n, adj_7, adj_6);
        // adj: n[1] = wp.randi(state, 0, 10)                                                     <L 10>
        wp::adj_array_store(var_n, var_3, var_2, adj_n, adj_3, adj_2);
        // adj: n[0] = wp.randi(state)                                                            <L 9>
        // adj: state = wp.rand_init(seed, i)                                                     <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def random_numbers_rows(seed: int, x: wp.array(dtype=float), n: wp.array(dtype=int), u: wp.array(dtype=wp.uint32)):  <L 6>
        continue;
    }
}

extern "C" __global__ void to_and_fro_7c7ad05b_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m,
    wp::array_t<wp::quat_t<wp::float32>> var_q,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> adj_m,
    wp::array_t<wp::quat_t<wp::float32>> adj_q)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        wp::float32 var_6;
        wp::vec_t<3, wp::float32>* var_7;
        wp::vec_t<3, wp::float32> var_8;
        wp::vec_t<3, wp::float32> var_9;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,256>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,256>>>{};
        wp::vec_t<3, wp::float32> var_11;
        const bool var_12 = true;
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_13 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        wp::vec_t<3, wp::float32> var_14;
        wp::mat_t<2, 2, wp::float32>* var_15;
        wp::mat_t<2, 2, wp::float32> var_16;
        wp::mat_t<2, 2, wp::float32> var_17;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2,256>>> var_18 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2,256>>>{};
        wp::mat_t<2, 2, wp::float32> var_19;
        wp::quat_t<wp::float32>* var_20;
        wp::quat_t<wp::float32> var_21;
        wp::quat_t<wp::float32> var_22;
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,256>>> var_23 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,256>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_24 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_25 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
        const wp::int32 var_26 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_4{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_5{};
        wp::float32 adj_6 = {};
        wp::vec_t<3, wp::float32> adj_7 = {};
        wp::vec_t<3, wp::float32> adj_8 = {};
        wp::vec_t<3, wp::float32> adj_9 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,256>>> adj_10{};
        wp::vec_t<3, wp::float32> adj_11 = {};
        bool adj_12 = {};
        wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_13{};
        wp::vec_t<3, wp::float32> adj_14 = {};
        wp::mat_t<2, 2, wp::float32> adj_15 = {};
        wp::mat_t<2, 2, wp::float32> adj_16 = {};
        wp::mat_t<2, 2, wp::float32> adj_17 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2,256>>> adj_18{};
        wp::mat_t<2, 2, wp::float32> adj_19 = {};
        wp::quat_t<wp::float32> adj_20 = {};
        wp::quat_t<wp::float32> adj_21 = {};
        wp::quat_t<wp::float32> adj_22 = {};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,256>>> adj_23{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_24{};
        wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> adj_25{};
        wp::int32 adj_26 = {};
        //---------
        // forward
        // def to_and_fro(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat)):       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x = a[i]                                                                               <L 8>
        var_1 = wp::address(var_a, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // t = wp.tile(x)                                                                         <L 9>
        var_4 = wp::tile<wp::float32>(var_2);
        // a[i] = wp.untile(t + t)                                                                <L 10>
        var_5 = wp::tile_add(var_4, var_4);
        var_6 = wp::untile(var_5);
        // wp::array_store(var_a, var_0, var_6);
        // y = v[i]                                                                               <L 11>
        var_7 = wp::address(var_v, var_0);
        var_9 = wp::load(var_7);
        var_8 = wp::copy(var_9);
        // u = wp.tile(y)                                                                         <L 12>
        var_10 = wp::tile<wp::float32, 3>(var_8);
        // v[i] = wp.untile(u)                                                                    <L 13>
        var_11 = wp::untile(var_10);
        // wp::array_store(var_v, var_0, var_11);
        // kept = wp.tile(y, preserve_type=True)                                                  <L 14>
        var_13 = wp::tile<wp::vec_t<3, wp::float32>>(var_8);
        // v[i] = wp.untile(kept)                                                                 <L 15>
        var_14 = wp::untile(var_13);
        // wp::array_store(var_v, var_0, var_14);
        // z = m[i]                                                                               <L 16>
        var_15 = wp::address(var_m, var_0);
        var_17 = wp::load(var_15);
        var_16 = wp::copy(var_17);
        // m[i] = wp.untile(wp.tile(z))                                                           <L 17>
        var_18 = wp::tile<2, 2, wp::float32>(var_16);
        var_19 = wp::untile(var_18);
        // wp::array_store(var_m, var_0, var_19);
        // r = q[i]                                                                               <L 18>
        var_20 = wp::address(var_q, var_0);
        var_22 = wp::load(var_20);
        var_21 = wp::copy(var_22);
        // four = wp.tile(r)                                                                      <L 19>
        var_23 = wp::tile<wp::float32, 4>(var_21);
        // wp.tile_atomic_add(a, wp.tile_sum(t))                                                  <L 20>
        var_24 = wp::tile_sum(var_4);
        // var_25 = wp::tile_atomic_add<wp::float32, true>(var_a, var_26, var_24);
        //---------
        // reverse
        wp::adj_tile_atomic_add(var_a, var_26, var_24, adj_a, adj_26, adj_24, adj_25);
        wp::adj_tile_sum(var_4, adj_4, adj_24);
        // adj: wp.tile_atomic_add(a, wp.tile_sum(t))                                             <L 20>
        wp::adj_tile(var_21, adj_21, adj_23);
        // adj: four = wp.tile(r)                                                                 <L 19>
        wp::adj_copy(var_22, adj_20, adj_21);
        wp::adj_address(var_q, var_0, adj_q, adj_0, adj_20);
        // adj: r = q[i]                                                                          <L 18>
        wp::adj_array_store(var_m, var_0, var_19, adj_m, adj_0, adj_19);
        wp::adj_untile(var_18, adj_18, adj_19);
        wp::adj_tile(var_16, adj_16, adj_18);
        // adj: m[i] = wp.untile(wp.tile(z))                                                      <L 17>
        wp::adj_copy(var_17, adj_15, adj_16);
        wp::adj_address(var_m, var_0, adj_m, adj_0, adj_15);
        // adj: z = m[i]                                                                          <L 16>
        wp::adj_array_store(var_v, var_0, var_14, adj_v, adj_0, adj_14);
        wp::adj_untile(var_13, adj_13, adj_14);
        // adj: v[i] = wp.untile(kept)                                                            <L 15>
        wp::adj_tile(var_8, adj_8, adj_13);
        // adj: kept = wp.tile(y, preserve_type=True)                                             <L 14>
        wp::adj_array_store(var_v, var_0, var_11, adj_v, adj_0, adj_11);
        wp::adj_untile(var_10, adj_10, adj_11);
        // adj: v[i] = wp.untile(u)                                                               <L 13>
        wp::adj_tile(var_8, adj_8, adj_10);
        // adj: u = wp.tile(y)                                                                    <L 12>
        wp::adj_copy(var_9, adj_7, adj_8);
        wp::adj_address(var_v, var_0, adj_v, adj_0, adj_7);
        // adj: y = v[i]                                                                          <L 11>
        wp::adj_array_store(var_a, var_0, var_6, adj_a, adj_0, adj_6);
        wp::adj_untile(var_5, adj_5, adj_6);
        wp::adj_tile_add(var_4, var_4, adj_4, adj_4, adj_5);
        // adj: a[i] = wp.untile(t + t)                                                           <L 10>
        wp::adj_tile(var_2, adj_2, adj_4);
        // adj: t = wp.tile(x)                                                                    <L 9>
        wp::adj_copy(var_3, adj_1, adj_2);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_1);
        // adj: x = a[i]                                                                          <L 8>
        // adj: i = wp.tid()                                                                      <L 7>
        // adj: def to_and_fro(a: wp.array(dtype=float), v: wp.array(dtype=wp.vec3), m: wp.array(dtype=wp.mat22), q: wp.array(dtype=wp.quat)):  <L 6>
        continue;
    }
}

extern "C" __global__ void scattered_c2cc9337_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_a,
    wp::array_t<wp::float32> var_b,
    wp::array_t<wp::int32> var_places,
    wp::array_t<wp::float32> adj_a,
    wp::array_t<wp::float32> adj_b,
    wp::array_t<wp::int32> adj_places)
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
        const wp::int32 var_1 = 8;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,true>();
        wp::int32* var_3;
        wp::int32 var_4;
        wp::int32 var_5;
        wp::float32* var_6;
        const wp::int32 var_7 = 8;
        bool var_8;
        wp::float32 var_9;
        const wp::float32 var_10 = 2.0;
        const bool var_11 = true;
        const bool var_12 = false;
        const wp::float32 var_13 = 1.0;
        const wp::int32 var_14 = 2;
        bool var_15;
        const wp::int32 var_16 = 2;
        const wp::int32 var_17 = 4;
        wp::tuple_t<wp::int32, wp::int32> var_18;
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<4,1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,4>,wp::tile_stride_t<4,1>,true>();
        const wp::int32 var_20 = 1;
        const wp::float32 var_21 = 0.5;
        const wp::int32 var_22 = 4;
        bool var_23;
        const wp::int32 var_24 = 0;
        const wp::float32 var_25 = 0.25;
        const wp::int32 var_26 = 2;
        bool var_27;
        const wp::int32 var_28 = 0;
        const wp::int32 var_29 = 0;
        const wp::int32 var_30 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true>& adj_2 = var_2;
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        wp::float32 adj_6 = {};
        wp::int32 adj_7 = {};
        bool adj_8 = {};
        wp::float32 adj_9 = {};
        wp::float32 adj_10 = {};
        bool adj_11 = {};
        bool adj_12 = {};
        wp::float32 adj_13 = {};
        wp::int32 adj_14 = {};
        bool adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::tuple_t<wp::int32, wp::int32> adj_18 = {};
        wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<4,1>>, true>& adj_19 = var_19;
        wp::int32 adj_20 = {};
        wp::float32 adj_21 = {};
        wp::int32 adj_22 = {};
        bool adj_23 = {};
        wp::int32 adj_24 = {};
        wp::float32 adj_25 = {};
        wp::int32 adj_26 = {};
        bool adj_27 = {};
        wp::int32 adj_28 = {};
        wp::int32 adj_29 = {};
        wp::int32 adj_30 = {};
        //---------
        // forward
        // def scattered(a: wp.array(dtype=float), b: wp.array2d(dtype=float), places: wp.array(dtype=int)):       <L 24>
        // i = wp.tid()                                                                           <L 25>
        var_0 = builtin_tid1d();
        // t = wp.tile_zeros(shape=8, dtype=float)                                                <L 26>
        var_2 = wp::tile_zeros<float, 8>();
        // j = places[i]                                                                          <L 27>
        var_3 = wp::address(var_places, var_0);
        var_5 = wp::load(var_3);
        var_4 = wp::copy(var_5);
        // wp.tile_scatter_add(t, j, a[i], j < 8)                                                 <L 28>
        var_6 = wp::address(var_a, var_0);
        var_8 = (var_4 < var_7);
        var_9 = wp::load(var_6);
        wp::tile_scatter_add(var_2, var_4, var_9, var_8);
        // wp.tile_scatter_add(t, j, 2.0, True, atomic=False)                                     <L 29>
        wp::tile_scatter_add<false>(var_2, var_4, var_10, var_11);
        // wp.tile_scatter_masked(t, j, 1.0, i > 2)                                               <L 30>
        var_15 = (var_0 > var_14);
        wp::tile_scatter_masked(var_2, var_4, var_13, var_15);
        // u = wp.tile_zeros(shape=(2, 4), dtype=float)                                           <L 31>
        var_18 = wp::tuple(var_16, var_17);
        var_19 = wp::tile_zeros<float, 2, 4>();
        // wp.tile_scatter_add(u, 1, j, 0.5, j < 4)                                               <L 32>
        var_23 = (var_4 < var_22);
        wp::tile_scatter_add(var_19, var_20, var_4, var_21, var_23);
        // wp.tile_scatter_masked(u, j, 0, 0.25, j < 2)                                           <L 33>
        var_27 = (var_4 < var_26);
        wp::tile_scatter_masked(var_19, var_4, var_24, var_25, var_27);
        // wp.tile_store(a, t)                                                                    <L 34>
        // wp::tile_store<wp::float32, true, false>(var_a, var_28, var_2);
        // wp.tile_store(b, u)                                                                    <L 35>
        // wp::tile_store<wp::float32, true, false>(var_b, var_29, var_30, var_19);
        //---------
        // reverse
        wp::adj_tile_store(var_b, var_29, var_30, var_19, adj_b, adj_29, adj_30, adj_19);
        // adj: wp.tile_store(b, u)                                                               <L 35>
        wp::adj_tile_store(var_a, var_28, var_2, adj_a, adj_28, adj_2);
        // adj: wp.tile_store(a, t)                                                               <L 34>
        wp::adj_tile_scatter_masked(var_19, var_4, var_24, var_25, var_27, adj_19, adj_4, adj_24, adj_25, adj_27);
        // adj: wp.tile_scatter_masked(u, j, 0, 0.25, j < 2)                                      <L 33>
        wp::adj_tile_scatter_add(var_19, var_20, var_4, var_21, var_23, adj_19, adj_20, adj_4, adj_21, adj_23);
        // adj: wp.tile_scatter_add(u, 1, j, 0.5, j < 4)                                          <L 32>
        // adj: u = wp.tile_zeros(shape=(2, 4), dtype=float)                                      <L 31>
        wp::adj_tile_scatter_masked(var_2, var_4, var_13, var_15, adj_2, adj_4, adj_13, adj_15);
        // adj: wp.tile_scatter_masked(t, j, 1.0, i > 2)                                          <L 30>
        wp::adj_tile_scatter_add(var_2, var_4, var_10, var_11, adj_2, adj_4, adj_10, adj_11);
        // adj: wp.tile_scatter_add(t, j, 2.0, True, atomic=False)                                <L 29>
        wp::adj_tile_scatter_add(var_2, var_4, var_9, var_8, adj_2, adj_4, adj_6, adj_8);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_6);
        // adj: wp.tile_scatter_add(t, j, a[i], j < 8)                                            <L 28>
        wp::adj_copy(var_5, adj_3, adj_4);
        wp::adj_address(var_places, var_0, adj_places, adj_0, adj_3);
        // adj: j = places[i]                                                                     <L 27>
        // adj: t = wp.tile_zeros(shape=8, dtype=float)                                           <L 26>
        // adj: i = wp.tid()                                                                      <L 25>
        // adj: def scattered(a: wp.array(dtype=float), b: wp.array2d(dtype=float), places: wp.array(dtype=int)):  <L 24>
        continue;
    }
}

extern "C" __global__ void stacked_cd0be348_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_a,
    wp::array_t<wp::int32> var_out,
    wp::array_t<wp::int32> adj_a,
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
        const wp::int32 var_1 = 64;
        wp::tile_stack_t<wp::int32, 64> var_2 = wp::tile_stack_alloc<wp::int32, 64>();
        wp::int32* var_3;
        wp::int32* var_4;
        const wp::int32 var_5 = 0;
        bool var_6;
        wp::int32 var_7;
        wp::int32 var_8;
        wp::int32 var_9;
        const bool var_10 = true;
        wp::int32 var_11;
        wp::int32 var_12;
        const wp::int32 var_13 = 0;
        bool var_14;
        wp::int32 var_15;
        wp::int32 var_16;
        wp::int32 var_17;
        wp::int32 var_18;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        wp::tile_stack_t<wp::int32, 64> adj_2;
        wp::int32 adj_3 = {};
        wp::int32 adj_4 = {};
        wp::int32 adj_5 = {};
        bool adj_6 = {};
        wp::int32 adj_7 = {};
        wp::int32 adj_8 = {};
        wp::int32 adj_9 = {};
        bool adj_10 = {};
        wp::int32 adj_11 = {};
        wp::int32 adj_12 = {};
        wp::int32 adj_13 = {};
        bool adj_14 = {};
        wp::int32 adj_15 = {};
        wp::int32 adj_16 = {};
        wp::int32 adj_17 = {};
        wp::int32 adj_18 = {};
        //---------
        // forward
        // def stacked(a: wp.array(dtype=int), out: wp.array(dtype=int)):                         <L 39>
        // i = wp.tid()                                                                           <L 40>
        var_0 = builtin_tid1d();
        // s = wp.tile_stack(capacity=64, dtype=int)                                              <L 41>
        var_2 = wp::tile_stack_init<int, 64>();
        // slot = wp.tile_stack_push(s, a[i], a[i] > 0)                                           <L 42>
        var_3 = wp::address(var_a, var_0);
        var_4 = wp::address(var_a, var_0);
        var_7 = wp::load(var_4);
        var_6 = (var_7 > var_5);
        var_9 = wp::load(var_3);
        var_8 = wp::tile_stack_push(var_2, var_9, var_6);
        // wp.tile_stack_push(s, i, True)                                                         <L 43>
        var_11 = wp::tile_stack_push(var_2, var_0, var_10);
        // while wp.tile_stack_count(s) > 0:                                                      <L 44>
        // wp.tile_stack_clear(s)                                                                 <L 47>
        wp::tile_stack_clear(var_2);
        //---------
        // reverse
        // adj: wp.tile_stack_clear(s)                                                            <L 47>
        start_while_0:;
        var_12 = wp::tile_stack_count(var_2);
        var_14 = (var_12 > var_13);
        if ((var_14) == false) goto end_while_0;
        adj_15 = {};
        adj_16 = {};
        adj_17 = {};
        adj_18 = {};
            // value, place = wp.tile_stack_pop(s)                                                <L 45>
            wp::tile_stack_pop(var_2, var_15, var_16);
            // out[i] = value + place + slot                                                      <L 46>
            var_17 = wp::add(var_15, var_16);
            var_18 = wp::add(var_17, var_8);
            // wp::array_store(var_out, var_0, var_18);
            wp::adj_array_store(var_out, var_0, var_18, adj_out, adj_0, adj_18);
            wp::adj_add(var_17, var_8, adj_17, adj_8, adj_18);
            wp::adj_add(var_15, var_16, adj_15, adj_16, adj_17);
            // adj: out[i] = value + place + slot                                                 <L 46>
            // adj: value, place = wp.tile_stack_pop(s)                                           <L 45>
        goto start_while_0;
        end_while_0:;
        // adj: while wp.tile_stack_count(s) > 0:                                                 <L 44>
        // adj: wp.tile_stack_push(s, i, True)                                                    <L 43>
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_4);
        wp::adj_address(var_a, var_0, adj_a, adj_0, adj_3);
        // adj: slot = wp.tile_stack_push(s, a[i], a[i] > 0)                                      <L 42>
        // adj: s = wp.tile_stack(capacity=64, dtype=int)                                         <L 41>
        // adj: i = wp.tid()                                                                      <L 40>
        // adj: def stacked(a: wp.array(dtype=int), out: wp.array(dtype=int)):                    <L 39>
        continue;
    }
}

extern "C" __global__ void asked_06d809cb_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_tree,
    wp::uint64 var_mesh,
    wp::vec_t<3, wp::float32> var_low,
    wp::vec_t<3, wp::float32> var_high,
    wp::array_t<wp::int32> var_out,
    wp::uint64 adj_tree,
    wp::uint64 adj_mesh,
    wp::vec_t<3, wp::float32> adj_low,
    wp::vec_t<3, wp::float32> adj_high,
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
        wp::bvh_query_thread_block_t var_1;
        bool var_2;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_3 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        wp::int32 var_4;
        wp::bvh_query_thread_block_t var_5;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_6 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        wp::mesh_query_aabb_thread_block_t var_7;
        bool var_8;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_9 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        const wp::int32 var_10 = 0;
        const wp::int32 var_11 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::bvh_query_thread_block_t adj_1 = {};
        bool adj_2 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_3{};
        wp::int32 adj_4 = {};
        wp::bvh_query_thread_block_t adj_5 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_6{};
        wp::mesh_query_aabb_thread_block_t adj_7 = {};
        bool adj_8 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_9{};
        wp::int32 adj_10 = {};
        wp::int32 adj_11 = {};
        //---------
        // forward
        // def asked(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):       <L 51>
        // i = wp.tid()                                                                           <L 52>
        var_0 = builtin_tid1d();
        // q = wp.tile_bvh_query_aabb(tree, low, high)                                            <L 53>
        var_1 = wp::tile_bvh_query_aabb(var_tree, var_low, var_high);
        // while wp.tile_query_valid(q):                                                          <L 54>
        // r = wp.tile_bvh_query_ray(tree, low, high)                                             <L 56>
        var_5 = wp::tile_bvh_query_ray(var_tree, var_low, var_high);
        // found = wp.tile_bvh_query_next(r)                                                      <L 57>
        var_6 = wp::tile_bvh_query_next(var_5);
        // s = wp.tile_mesh_query_aabb(mesh, low, high)                                           <L 58>
        var_7 = wp::tile_mesh_query_aabb(var_mesh, var_low, var_high);
        // while wp.tile_query_valid(s):                                                          <L 59>
        // wp.tile_store(out, found)                                                              <L 61>
        // wp::tile_store<wp::int32, true, false>(var_out, var_11, var_6);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_11, var_6, adj_out, adj_11, adj_6);
        // adj: wp.tile_store(out, found)                                                         <L 61>
        start_while_2:;
        var_8 = wp::tile_query_valid(var_7);
        if ((var_8) == false) goto end_while_2;
        adj_9.grad_zero();
        adj_10 = {};
            // wp.tile_store(out, wp.tile_mesh_query_aabb_next(s))                                <L 60>
            var_9 = wp::tile_mesh_query_aabb_next(var_7);
            // wp::tile_store<wp::int32, true, false>(var_out, var_10, var_9);
            wp::adj_tile_store(var_out, var_10, var_9, adj_out, adj_10, adj_9);
            // adj: wp.tile_store(out, wp.tile_mesh_query_aabb_next(s))                           <L 60>
        goto start_while_2;
        end_while_2:;
        // adj: while wp.tile_query_valid(s):                                                     <L 59>
        // adj: s = wp.tile_mesh_query_aabb(mesh, low, high)                                      <L 58>
        // adj: found = wp.tile_bvh_query_next(r)                                                 <L 57>
        // adj: r = wp.tile_bvh_query_ray(tree, low, high)                                        <L 56>
        start_while_0:;
        var_2 = wp::tile_query_valid(var_1);
        if ((var_2) == false) goto end_while_0;
        adj_3.grad_zero();
        adj_4 = {};
            // out[i] = wp.untile(wp.tile_bvh_query_next(q))                                      <L 55>
            var_3 = wp::tile_bvh_query_next(var_1);
            var_4 = wp::untile(var_3);
            // wp::array_store(var_out, var_0, var_4);
            wp::adj_array_store(var_out, var_0, var_4, adj_out, adj_0, adj_4);
            wp::adj_untile(var_3, adj_3, adj_4);
            // adj: out[i] = wp.untile(wp.tile_bvh_query_next(q))                                 <L 55>
        goto start_while_0;
        end_while_0:;
        // adj: while wp.tile_query_valid(q):                                                     <L 54>
        // adj: q = wp.tile_bvh_query_aabb(tree, low, high)                                       <L 53>
        // adj: i = wp.tid()                                                                      <L 52>
        // adj: def asked(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):  <L 51>
        continue;
    }
}

extern "C" __global__ void asked_as_before_51deaf2a_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::uint64 var_tree,
    wp::uint64 var_mesh,
    wp::vec_t<3, wp::float32> var_low,
    wp::vec_t<3, wp::float32> var_high,
    wp::array_t<wp::int32> var_out,
    wp::uint64 adj_tree,
    wp::uint64 adj_mesh,
    wp::vec_t<3, wp::float32> adj_low,
    wp::vec_t<3, wp::float32> adj_high,
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
        wp::bvh_query_thread_block_t var_0;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_1 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        const wp::int32 var_2 = 0;
        wp::bvh_query_thread_block_t var_3;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_4 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        const wp::int32 var_5 = 0;
        wp::mesh_query_aabb_thread_block_t var_6;
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> var_7 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>>{};
        const wp::int32 var_8 = 0;
        //---------
        // dual vars
        wp::bvh_query_thread_block_t adj_0 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_1{};
        wp::int32 adj_2 = {};
        wp::bvh_query_thread_block_t adj_3 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_4{};
        wp::int32 adj_5 = {};
        wp::mesh_query_aabb_thread_block_t adj_6 = {};
        wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<256>>> adj_7{};
        wp::int32 adj_8 = {};
        //---------
        // forward
        // def asked_as_before(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):       <L 65>
        // q = wp.bvh_query_aabb_tiled(tree, low, high)                                           <L 66>
        var_0 = wp::tile_bvh_query_aabb(var_tree, var_low, var_high);
        // wp.tile_store(out, wp.bvh_query_next_tiled(q))                                         <L 67>
        var_1 = wp::tile_bvh_query_next(var_0);
        // wp::tile_store<wp::int32, true, false>(var_out, var_2, var_1);
        // r = wp.bvh_query_ray_tiled(tree, low, high)                                            <L 68>
        var_3 = wp::tile_bvh_query_ray(var_tree, var_low, var_high);
        // wp.tile_store(out, wp.bvh_query_next_tiled(r))                                         <L 69>
        var_4 = wp::tile_bvh_query_next(var_3);
        // wp::tile_store<wp::int32, true, false>(var_out, var_5, var_4);
        // s = wp.mesh_query_aabb_tiled(mesh, low, high)                                          <L 70>
        var_6 = wp::tile_mesh_query_aabb(var_mesh, var_low, var_high);
        // wp.tile_store(out, wp.mesh_query_aabb_next_tiled(s))                                   <L 71>
        var_7 = wp::tile_mesh_query_aabb_next(var_6);
        // wp::tile_store<wp::int32, true, false>(var_out, var_8, var_7);
        //---------
        // reverse
        wp::adj_tile_store(var_out, var_8, var_7, adj_out, adj_8, adj_7);
        // adj: wp.tile_store(out, wp.mesh_query_aabb_next_tiled(s))                              <L 71>
        // adj: s = wp.mesh_query_aabb_tiled(mesh, low, high)                                     <L 70>
        wp::adj_tile_store(var_out, var_5, var_4, adj_out, adj_5, adj_4);
        // adj: wp.tile_store(out, wp.bvh_query_next_tiled(r))                                    <L 69>
        // adj: r = wp.bvh_query_ray_tiled(tree, low, high)                                       <L 68>
        wp::adj_tile_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
        // adj: wp.tile_store(out, wp.bvh_query_next_tiled(q))                                    <L 67>
        // adj: q = wp.bvh_query_aabb_tiled(tree, low, high)                                      <L 66>
        // adj: def asked_as_before(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):  <L 65>
        continue;
    }
}

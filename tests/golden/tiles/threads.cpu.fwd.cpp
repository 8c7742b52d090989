struct wp_args_to_and_fro_7c7ad05b {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> m;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void to_and_fro_7c7ad05b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_to_and_fro_7c7ad05b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_to_and_fro_7c7ad05b wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<2, 2, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m = _wp_args->m;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_4 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_5 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    wp::float32 var_6;
    wp::vec_t<3, wp::float32>* var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,1>>> var_10 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<3,1>>>{};
    wp::vec_t<3, wp::float32> var_11;
    const bool var_12 = true;
    wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_13 = wp::tile_register_t<wp::vec_t<3, wp::float32>,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    wp::vec_t<3, wp::float32> var_14;
    wp::mat_t<2, 2, wp::float32>* var_15;
    wp::mat_t<2, 2, wp::float32> var_16;
    wp::mat_t<2, 2, wp::float32> var_17;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2,1>>> var_18 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<2,2,1>>>{};
    wp::mat_t<2, 2, wp::float32> var_19;
    wp::quat_t<wp::float32>* var_20;
    wp::quat_t<wp::float32> var_21;
    wp::quat_t<wp::float32> var_22;
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,1>>> var_23 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<4,1>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_24 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_25 = wp::tile_register_t<wp::float32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_26 = 0;
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
    wp::array_store(var_a, var_0, var_6);
    // y = v[i]                                                                               <L 11>
    var_7 = wp::address(var_v, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // u = wp.tile(y)                                                                         <L 12>
    var_10 = wp::tile<wp::float32, 3>(var_8);
    // v[i] = wp.untile(u)                                                                    <L 13>
    var_11 = wp::untile(var_10);
    wp::array_store(var_v, var_0, var_11);
    // kept = wp.tile(y, preserve_type=True)                                                  <L 14>
    var_13 = wp::tile<wp::vec_t<3, wp::float32>>(var_8);
    // v[i] = wp.untile(kept)                                                                 <L 15>
    var_14 = wp::untile(var_13);
    wp::array_store(var_v, var_0, var_14);
    // z = m[i]                                                                               <L 16>
    var_15 = wp::address(var_m, var_0);
    var_17 = wp::load(var_15);
    var_16 = wp::copy(var_17);
    // m[i] = wp.untile(wp.tile(z))                                                           <L 17>
    var_18 = wp::tile<2, 2, wp::float32>(var_16);
    var_19 = wp::untile(var_18);
    wp::array_store(var_m, var_0, var_19);
    // r = q[i]                                                                               <L 18>
    var_20 = wp::address(var_q, var_0);
    var_22 = wp::load(var_20);
    var_21 = wp::copy(var_22);
    // four = wp.tile(r)                                                                      <L 19>
    var_23 = wp::tile<wp::float32, 4>(var_21);
    // wp.tile_atomic_add(a, wp.tile_sum(t))                                                  <L 20>
    var_24 = wp::tile_sum(var_4);
    var_25 = wp::tile_atomic_add<wp::float32, true>(var_a, var_26, var_24);
}

struct wp_args_scattered_c2cc9337 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::float32> b;
    wp::array_t<wp::int32> places;
};

template <bool wp_linear_contiguous>
static void scattered_c2cc9337_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_scattered_c2cc9337 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_scattered_c2cc9337 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.places.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::float32> var_b = _wp_args->b;
    wp::array_t<wp::int32> var_places = _wp_args->places;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 8;
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<8>, wp::tile_stride_t<1>>, true> var_2 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<8>,wp::tile_stride_t<1>,false>();
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
    wp::tile_shared_t<wp::float32,wp::tile_layout_strided_t<wp::tile_shape_t<2,4>, wp::tile_stride_t<4,1>>, true> var_19 = wp::tile_alloc_empty<wp::float32,wp::tile_shape_t<2,4>,wp::tile_stride_t<4,1>,false>();
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
    wp::tile_store<wp::float32, true, false>(var_a, var_28, var_2);
    // wp.tile_store(b, u)                                                                    <L 35>
    wp::tile_store<wp::float32, true, false>(var_b, var_29, var_30, var_19);
}

struct wp_args_stacked_cd0be348 {
    wp::array_t<wp::int32> a;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void stacked_cd0be348_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_stacked_cd0be348 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_stacked_cd0be348 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::array_t<wp::int32> var_out = _wp_args->out;
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
    start_while_0:;
    var_12 = wp::tile_stack_count(var_2);
    var_14 = (var_12 > var_13);
    if ((var_14) == false) goto end_while_0;
        // value, place = wp.tile_stack_pop(s)                                                <L 45>
        wp::tile_stack_pop(var_2, var_15, var_16);
        // out[i] = value + place + slot                                                      <L 46>
        var_17 = wp::add(var_15, var_16);
        var_18 = wp::add(var_17, var_8);
        wp::array_store(var_out, var_0, var_18);
    goto start_while_0;
    end_while_0:;
    // wp.tile_stack_clear(s)                                                                 <L 47>
    wp::tile_stack_clear(var_2);
}

struct wp_args_asked_06d809cb {
    wp::uint64 tree;
    wp::uint64 mesh;
    wp::vec_t<3, wp::float32> low;
    wp::vec_t<3, wp::float32> high;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void asked_06d809cb_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_asked_06d809cb *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_asked_06d809cb wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::uint64 var_tree = _wp_args->tree;
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::vec_t<3, wp::float32> var_low = _wp_args->low;
    wp::vec_t<3, wp::float32> var_high = _wp_args->high;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::bvh_query_thread_block_t var_1;
    bool var_2;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_3 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    wp::int32 var_4;
    wp::bvh_query_thread_block_t var_5;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_6 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    wp::mesh_query_aabb_thread_block_t var_7;
    bool var_8;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_9 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_10 = 0;
    const wp::int32 var_11 = 0;
    //---------
    // forward
    // def asked(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):       <L 51>
    // i = wp.tid()                                                                           <L 52>
    var_0 = builtin_tid1d();
    // q = wp.tile_bvh_query_aabb(tree, low, high)                                            <L 53>
    var_1 = wp::tile_bvh_query_aabb(var_tree, var_low, var_high);
    // while wp.tile_query_valid(q):                                                          <L 54>
    start_while_0:;
    var_2 = wp::tile_query_valid(var_1);
    if ((var_2) == false) goto end_while_0;
        // out[i] = wp.untile(wp.tile_bvh_query_next(q))                                      <L 55>
        var_3 = wp::tile_bvh_query_next(var_1);
        var_4 = wp::untile(var_3);
        wp::array_store(var_out, var_0, var_4);
    goto start_while_0;
    end_while_0:;
    // r = wp.tile_bvh_query_ray(tree, low, high)                                             <L 56>
    var_5 = wp::tile_bvh_query_ray(var_tree, var_low, var_high);
    // found = wp.tile_bvh_query_next(r)                                                      <L 57>
    var_6 = wp::tile_bvh_query_next(var_5);
    // s = wp.tile_mesh_query_aabb(mesh, low, high)                                           <L 58>
    var_7 = wp::tile_mesh_query_aabb(var_mesh, var_low, var_high);
    // while wp.tile_query_valid(s):                                                          <L 59>
    start_while_2:;
    var_8 = wp::tile_query_valid(var_7);
    if ((var_8) == false) goto end_while_2;
        // wp.tile_store(out, wp.tile_mesh_query_aabb_next(s))                                <L 60>
        var_9 = wp::tile_mesh_query_aabb_next(var_7);
        wp::tile_store<wp::int32, true, false>(var_out, var_10, var_9);
    goto start_while_2;
    end_while_2:;
    // wp.tile_store(out, found)                                                              <L 61>
    wp::tile_store<wp::int32, true, false>(var_out, var_11, var_6);
}

struct wp_args_asked_as_before_51deaf2a {
    wp::uint64 tree;
    wp::uint64 mesh;
    wp::vec_t<3, wp::float32> low;
    wp::vec_t<3, wp::float32> high;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void asked_as_before_51deaf2a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_asked_as_before_51deaf2a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::uint64 var_tree = _wp_args->tree;
    wp::uint64 var_mesh = _wp_args->mesh;
    wp::vec_t<3, wp::float32> var_low = _wp_args->low;
    wp::vec_t<3, wp::float32> var_high = _wp_args->high;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::bvh_query_thread_block_t var_0;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_1 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_2 = 0;
    wp::bvh_query_thread_block_t var_3;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_4 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_5 = 0;
    wp::mesh_query_aabb_thread_block_t var_6;
    wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>> var_7 = wp::tile_register_t<wp::int32,wp::tile_layout_register_t<wp::tile_shape_t<1>>>{};
    const wp::int32 var_8 = 0;
    //---------
    // forward
    // def asked_as_before(tree: wp.uint64, mesh: wp.uint64, low: wp.vec3, high: wp.vec3, out: wp.array(dtype=int)):       <L 65>
    // q = wp.bvh_query_aabb_tiled(tree, low, high)                                           <L 66>
    var_0 = wp::tile_bvh_query_aabb(var_tree, var_low, var_high);
    // wp.tile_store(out, wp.bvh_query_next_tiled(q))                                         <L 67>
    var_1 = wp::tile_bvh_query_next(var_0);
    wp::tile_store<wp::int32, true, false>(var_out, var_2, var_1);
    // r = wp.bvh_query_ray_tiled(tree, low, high)                                            <L 68>
    var_3 = wp::tile_bvh_query_ray(var_tree, var_low, var_high);
    // wp.tile_store(out, wp.bvh_query_next_tiled(r))                                         <L 69>
    var_4 = wp::tile_bvh_query_next(var_3);
    wp::tile_store<wp::int32, true, false>(var_out, var_5, var_4);
    // s = wp.mesh_query_aabb_tiled(mesh, low, high)                                          <L 70>
    var_6 = wp::tile_mesh_query_aabb(var_mesh, var_low, var_high);
    // wp.tile_store(out, wp.mesh_query_aabb_next_tiled(s))                                   <L 71>
    var_7 = wp::tile_mesh_query_aabb_next(var_6);
    wp::tile_store<wp::int32, true, false>(var_out, var_8, var_7);
}

struct wp_args_slot_2d_f299beff {
    wp::array_t<wp::vec_t<2, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void slot_2d_f299beff_cpu_kernel_backward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_slot_2d_f299beff *_wp_args,
    wp_args_slot_2d_f299beff *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::float32 var_2 = 1.0;
    wp::vec_t<2, wp::float32>* var_3;
    const wp::int32 var_4 = 0;
    const wp::float32 var_5 = 2.0;
    wp::vec_t<2, wp::float32>* var_6;
    const wp::int32 var_7 = 1;
    wp::vec_t<2, wp::float32>* var_8;
    const wp::int32 var_9 = 0;
    const wp::float32 var_10 = 3.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::vec_t<2, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::vec_t<2, wp::float32> adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    //---------
    // forward
    // def slot_2d(v: wp.array2d(dtype=wp.vec2)):                                             <L 6>
    // i, j = wp.tid()                                                                        <L 7>
    builtin_tid2d(var_0, var_1);
    // v[i, j][0] = 1.0                                                                       <L 8>
    var_3 = &(wp::index(var_v, var_0, var_1));
    // wp::store(&(wp::index(var_v, var_0, var_1).component_ref(var_4)), var_2);
    // v[i][j].y = 2.0                                                                        <L 9>
    var_6 = &(wp::index(var_v, var_0, var_1));
    // wp::store(&(wp::index(var_v, var_0, var_1).component_ref(var_7)), var_5);
    // v[i, j].x += 3.0                                                                       <L 10>
    var_8 = &(wp::index(var_v, var_0, var_1));
    // wp::array_atomic_add_slot(var_v, var_10, [&](auto& _e) -> auto& { return _e.component_ref(var_9); }, var_0, var_1);
    //---------
    // reverse
    wp::adj_array_atomic_add_slot(var_v, adj_v, adj_10, [&](auto& _e) -> auto& { return _e.component_ref(var_9); }, var_0, var_1);
    // adj: v[i, j].x += 3.0                                                                  <L 10>
    wp::adj_array_store_slot(var_v, adj_v, adj_5, [&](auto& _e) -> auto& { return _e.component_ref(var_7); }, var_0, var_1);
    // adj: v[i][j].y = 2.0                                                                   <L 9>
    wp::adj_array_store_slot(var_v, adj_v, adj_2, [&](auto& _e) -> auto& { return _e.component_ref(var_4); }, var_0, var_1);
    // adj: v[i, j][0] = 1.0                                                                  <L 8>
    // adj: i, j = wp.tid()                                                                   <L 7>
    // adj: def slot_2d(v: wp.array2d(dtype=wp.vec2)):                                        <L 6>
    return;
}

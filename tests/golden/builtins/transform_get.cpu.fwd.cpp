struct wp_args_transform_get_rows_f65a1358 {
    wp::array_t<wp::transform_t<wp::float32>> t;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void transform_get_rows_f65a1358_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transform_get_rows_f65a1358 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transform_get_rows_f65a1358 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.t.strides[0] = sizeof(wp::transform_t<wp::float32>);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::transform_t<wp::float32>> var_t = _wp_args->t;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::transform_t<wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::transform_t<wp::float32> var_3;
    wp::transform_t<wp::float32>* var_4;
    wp::quat_t<wp::float32> var_5;
    wp::transform_t<wp::float32> var_6;
    wp::transform_t<wp::float32>* var_7;
    wp::transform_t<wp::float32> var_8;
    wp::transform_t<wp::float32> var_9;
    const wp::int32 var_10 = 0;
    wp::vec_t<3, wp::float32>* var_11;
    wp::vec_t<3, wp::float32> var_12;
    const wp::int32 var_13 = 0;
    wp::quat_t<wp::float32>* var_14;
    wp::quat_t<wp::float32> var_15;
    //---------
    // forward
    // def transform_get_rows(t: wp.array(dtype=wp.transform), v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i] = wp.transform_get_translation(t[i])                                              <L 8>
    var_1 = wp::address(var_t, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::transform_get_translation(var_3);
    wp::array_store(var_v, var_0, var_2);
    // q[i] = wp.transform_get_rotation(t[i])                                                 <L 9>
    var_4 = wp::address(var_t, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::transform_get_rotation(var_6);
    wp::array_store(var_q, var_0, var_5);
    // a = t[i]                                                                               <L 10>
    var_7 = wp::address(var_t, var_0);
    var_9 = wp::load(var_7);
    var_8 = wp::copy(var_9);
    // wp.transform_set_translation(a, v[0])                                                  <L 11>
    var_11 = wp::address(var_v, var_10);
    var_12 = wp::load(var_11);
    wp::transform_set_translation(var_8, var_12);
    // wp.transform_set_rotation(a, q[0])                                                     <L 12>
    var_14 = wp::address(var_q, var_13);
    var_15 = wp::load(var_14);
    wp::transform_set_rotation(var_8, var_15);
    // t[i] = a                                                                               <L 13>
    wp::array_store(var_t, var_0, var_8);
}

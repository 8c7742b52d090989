struct wp_args_normalize_rows_59dbae11 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void normalize_rows_59dbae11_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_normalize_rows_59dbae11 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_normalize_rows_59dbae11 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    wp::vec_t<3, wp::float32> var_2;
    wp::vec_t<3, wp::float32> var_3;
    wp::quat_t<wp::float32>* var_4;
    wp::quat_t<wp::float32> var_5;
    wp::quat_t<wp::float32> var_6;
    //---------
    // forward
    // def normalize_rows(v: wp.array(dtype=wp.vec3), q: wp.array(dtype=wp.quat)):            <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // v[i] = wp.normalize(v[i])                                                              <L 8>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::normalize(var_3);
    wp::array_store(var_v, var_0, var_2);
    // q[i] = wp.normalize(q[i])                                                              <L 9>
    var_4 = wp::address(var_q, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::normalize(var_6);
    wp::array_store(var_q, var_0, var_5);
}

struct wp_args_quat_to_matrix_rows_9831503f {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> m;
};

template <bool wp_linear_contiguous>
static void quat_to_matrix_rows_9831503f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_to_matrix_rows_9831503f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_to_matrix_rows_9831503f wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m = _wp_args->m;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    wp::mat_t<3, 3, wp::float32> var_2;
    wp::quat_t<wp::float32> var_3;
    //---------
    // forward
    // def quat_to_matrix_rows(q: wp.array(dtype=wp.quat), m: wp.array(dtype=wp.mat33)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // m[i] = wp.quat_to_matrix(q[i])                                                         <L 8>
    var_1 = wp::address(var_q, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::quat_to_matrix(var_3);
    wp::array_store(var_m, var_0, var_2);
}

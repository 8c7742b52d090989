struct wp_args_quat_rpy_rows_038040d4 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::quat_t<wp::float32>> q;
};

template <bool wp_linear_contiguous>
static void quat_rpy_rows_038040d4_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_rpy_rows_038040d4 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_rpy_rows_038040d4 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::float32 var_2 = 0.5;
    const wp::int32 var_3 = 0;
    wp::float32* var_4;
    wp::quat_t<wp::float32> var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    //---------
    // forward
    // def quat_rpy_rows(x: wp.array(dtype=float), q: wp.array(dtype=wp.quat)):               <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_rpy(x[i], 0.5, x[0])                                                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_4 = wp::address(var_x, var_3);
    var_6 = wp::load(var_1);
    var_7 = wp::load(var_4);
    var_5 = wp::quat_rpy(var_6, var_2, var_7);
    wp::array_store(var_q, var_0, var_5);
}

struct wp_args_quat_slerp_rows_0cd15556 {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::float32 t;
};

template <bool wp_linear_contiguous>
static void quat_slerp_rows_0cd15556_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_slerp_rows_0cd15556 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_slerp_rows_0cd15556 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::float32 var_t = _wp_args->t;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::quat_t<wp::float32>* var_3;
    wp::quat_t<wp::float32> var_4;
    wp::quat_t<wp::float32> var_5;
    wp::quat_t<wp::float32> var_6;
    //---------
    // forward
    // def quat_slerp_rows(q: wp.array(dtype=wp.quat), t: float):                             <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_slerp(q[i], q[0], t)                                                    <L 8>
    var_1 = wp::address(var_q, var_0);
    var_3 = wp::address(var_q, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = wp::quat_slerp(var_5, var_6, var_t);
    wp::array_store(var_q, var_0, var_4);
}

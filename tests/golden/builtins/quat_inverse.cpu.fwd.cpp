struct wp_args_quat_inverse_rows_b14b85ac {
    wp::array_t<wp::quat_t<wp::float32>> q;
    wp::quat_t<wp::float64> d;
};

template <bool wp_linear_contiguous>
static void quat_inverse_rows_b14b85ac_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_quat_inverse_rows_b14b85ac *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_quat_inverse_rows_b14b85ac wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.q.strides[0] = sizeof(wp::quat_t<wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::quat_t<wp::float32>> var_q = _wp_args->q;
    wp::quat_t<wp::float64> var_d = _wp_args->d;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::quat_t<wp::float32>* var_1;
    wp::quat_t<wp::float32> var_2;
    wp::quat_t<wp::float32> var_3;
    wp::quat_t<wp::float64> var_4;
    //---------
    // forward
    // def quat_inverse_rows(q: wp.array(dtype=wp.quat), d: wp.quatd):                        <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // q[i] = wp.quat_inverse(q[i])                                                           <L 8>
    var_1 = wp::address(var_q, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::quat_inverse(var_3);
    wp::array_store(var_q, var_0, var_2);
    // e = wp.quat_inverse(d)                                                                 <L 9>
    var_4 = wp::quat_inverse(var_d);
}

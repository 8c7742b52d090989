struct wp_args_transpose_rows_848307ae {
    wp::array_t<wp::mat_t<3, 3, wp::float32>> m;
    wp::mat_t<2, 3, wp::float32> a;
};

template <bool wp_linear_contiguous>
static void transpose_rows_848307ae_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_transpose_rows_848307ae *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_transpose_rows_848307ae wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.m.strides[0] = sizeof(wp::mat_t<3, 3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::mat_t<3, 3, wp::float32>> var_m = _wp_args->m;
    wp::mat_t<2, 3, wp::float32> var_a = _wp_args->a;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::mat_t<3, 3, wp::float32>* var_1;
    wp::mat_t<3, 3, wp::float32> var_2;
    wp::mat_t<3, 3, wp::float32> var_3;
    wp::mat_t<3, 2, wp::float32> var_4;
    //---------
    // forward
    // def transpose_rows(m: wp.array(dtype=wp.mat33), a: mat23):                             <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // m[i] = wp.transpose(m[i])                                                              <L 10>
    var_1 = wp::address(var_m, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::transpose(var_3);
    wp::array_store(var_m, var_0, var_2);
    // b = wp.transpose(a)                                                                    <L 11>
    var_4 = wp::transpose(var_a);
}

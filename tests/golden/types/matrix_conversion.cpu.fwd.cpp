struct wp_args_matrix_conversion_ff34e4dd {
    wp::mat_t<2, 2, wp::float32> m;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> out;
};

template <bool wp_linear_contiguous>
static void matrix_conversion_ff34e4dd_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_conversion_ff34e4dd *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, wp::float32> var_m = _wp_args->m;
    wp::array_t<wp::mat_t<2, 2, wp::float64>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::mat_t<2, 2, wp::float64> var_0;
    const wp::int32 var_1 = 0;
    //---------
    // forward
    // def matrix_conversion(m: wp.mat22, out: wp.array(dtype=wp.mat22d)):                    <L 6>
    // out[0] = wp.mat22d(m)                                                                  <L 7>
    var_0 = wp::mat_t<2, 2, wp::float64>(var_m);
    wp::array_store(var_out, var_1, var_0);
}

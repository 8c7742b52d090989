struct wp_args_multiline_signature_ac9cc509 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void multiline_signature_ac9cc509_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_multiline_signature_ac9cc509 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    //---------
    // forward
    // def multiline_signature(                                                               <L 6>
    // x[n] = 1.0                                                                             <L 10>
    wp::array_store(var_x, var_n, var_0);
}

struct wp_args_number_spellings_3afb545d {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void number_spellings_3afb545d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_number_spellings_3afb545d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::float32 var_0 = 1000.0;
    const wp::int32 var_1 = 0;
    const wp::float32 var_2 = 1000.0;
    const wp::int32 var_3 = 1;
    const wp::float32 var_4 = 0.5;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 31;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 1;
    const wp::int32 var_10 = 3;
    const wp::int32 var_11 = 2;
    //---------
    // forward
    // def number_spellings(x: wp.array(dtype=float), n: wp.array(dtype=int)):                <L 6>
    // x[0] = 1E3                                                                             <L 7>
    wp::array_store(var_x, var_1, var_0);
    // x[1] = 1e+3                                                                            <L 8>
    wp::array_store(var_x, var_3, var_2);
    // x[2] = 00.5                                                                            <L 9>
    wp::array_store(var_x, var_5, var_4);
    // n[0] = 0X1f                                                                            <L 10>
    wp::array_store(var_n, var_7, var_6);
    // n[1] = 00                                                                              <L 11>
    wp::array_store(var_n, var_9, var_8);
    // n[2] = 0B11                                                                            <L 12>
    wp::array_store(var_n, var_11, var_10);
}

struct wp_args_number_spellings_3afb545d {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void number_spellings_3afb545d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_number_spellings_3afb545d *_wp_args,
    wp_args_number_spellings_3afb545d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
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
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def number_spellings(x: wp.array(dtype=float), n: wp.array(dtype=int)):                <L 6>
    // x[0] = 1E3                                                                             <L 7>
    // wp::array_store(var_x, var_1, var_0);
    // x[1] = 1e+3                                                                            <L 8>
    // wp::array_store(var_x, var_3, var_2);
    // x[2] = 00.5                                                                            <L 9>
    // wp::array_store(var_x, var_5, var_4);
    // n[0] = 0X1f                                                                            <L 10>
    // wp::array_store(var_n, var_7, var_6);
    // n[1] = 00                                                                              <L 11>
    // wp::array_store(var_n, var_9, var_8);
    // n[2] = 0B11                                                                            <L 12>
    // wp::array_store(var_n, var_11, var_10);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_11, var_10, adj_n, adj_11, adj_10);
    // adj: n[2] = 0B11                                                                       <L 12>
    wp::adj_array_store(var_n, var_9, var_8, adj_n, adj_9, adj_8);
    // adj: n[1] = 00                                                                         <L 11>
    wp::adj_array_store(var_n, var_7, var_6, adj_n, adj_7, adj_6);
    // adj: n[0] = 0X1f                                                                       <L 10>
    wp::adj_array_store(var_x, var_5, var_4, adj_x, adj_5, adj_4);
    // adj: x[2] = 00.5                                                                       <L 9>
    wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
    // adj: x[1] = 1e+3                                                                       <L 8>
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 1E3                                                                        <L 7>
    // adj: def number_spellings(x: wp.array(dtype=float), n: wp.array(dtype=int)):           <L 6>
    return;
}

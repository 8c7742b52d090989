struct wp_args_bool_matrix_c745815b {
    wp::mat_t<2, 2, bool> m;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void bool_matrix_c745815b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bool_matrix_c745815b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<2, 2, bool> var_m = _wp_args->m;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::mat_t<2, 2, bool> var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 1;
    bool var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 1;
    wp::vec_t<2, bool> var_6;
    const bool var_7 = true;
    const wp::int32 var_8 = 1;
    const wp::int32 var_9 = 1;
    const wp::int32 var_10 = 0;
    //---------
    // forward
    // def bool_matrix(m: mat22b, out: wp.array(dtype=wp.bool)):                              <L 8>
    // a = m                                                                                  <L 9>
    var_0 = wp::copy(var_m);
    // out[0] = a[0, 1]                                                                       <L 10>
    var_3 = wp::extract(var_0, var_1, var_2);
    wp::array_store(var_out, var_4, var_3);
    // r = a[1]                                                                               <L 11>
    var_6 = wp::extract(var_0, var_5);
    // a[1, 1] = True                                                                         <L 12>
    wp::assign_inplace(var_0, var_8, var_9, var_7);
    // a[0] = r                                                                               <L 13>
    wp::assign_inplace(var_0, var_10, var_6);
}

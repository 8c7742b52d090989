struct wp_args_matrix_rows_afd52a71 {
    wp::mat_t<3, 3, wp::float32> m;
    wp::array_t<wp::vec_t<3, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void matrix_rows_afd52a71_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_matrix_rows_afd52a71 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::mat_t<3, 3, wp::float32> var_m = _wp_args->m;
    wp::array_t<wp::vec_t<3, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::mat_t<3, 3, wp::float32> var_0;
    const wp::int32 var_1 = 1;
    wp::vec_t<3, wp::float32> var_2;
    const wp::int32 var_3 = 0;
    const wp::float32 var_4 = 1.0;
    wp::vec_t<3, wp::float32> var_5;
    const wp::int32 var_6 = 0;
    const wp::int32 var_7 = 2;
    const wp::float32 var_8 = 2.0;
    wp::vec_t<3, wp::float32> var_9;
    const wp::int32 var_10 = 0;
    wp::vec_t<3, wp::float32> var_11;
    const wp::int32 var_12 = 1;
    //---------
    // forward
    // def matrix_rows(m: wp.mat33, out: wp.array(dtype=wp.vec3)):                            <L 6>
    // a = m                                                                                  <L 7>
    var_0 = wp::copy(var_m);
    // out[0] = a[1]                                                                          <L 8>
    var_2 = wp::extract(var_0, var_1);
    wp::array_store(var_out, var_3, var_2);
    // a[0] = wp.vec3(1.0)                                                                    <L 9>
    var_5 = wp::vec_t<3, wp::float32>(var_4);
    wp::assign_inplace(var_0, var_6, var_5);
    // a[2] += wp.vec3(2.0)                                                                   <L 10>
    var_9 = wp::vec_t<3, wp::float32>(var_8);
    wp::add_inplace(var_0, var_7, var_9);
    // out[1] = a[0]                                                                          <L 11>
    var_11 = wp::extract(var_0, var_10);
    wp::array_store(var_out, var_12, var_11);
}

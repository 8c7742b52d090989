struct wp_args_bool_vector_4f826cb5 {
    wp::vec_t<3, bool> v;
    wp::array_t<bool> out;
};

template <bool wp_linear_contiguous>
static void bool_vector_4f826cb5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bool_vector_4f826cb5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<3, bool> var_v = _wp_args->v;
    wp::array_t<bool> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::vec_t<3, bool> var_0;
    const wp::int32 var_1 = 1;
    bool var_2;
    const wp::int32 var_3 = 0;
    const bool var_4 = true;
    const wp::int32 var_5 = 2;
    const bool var_6 = true;
    const bool var_7 = false;
    const bool var_8 = true;
    wp::vec_t<3, bool> var_9;
    const wp::int32 var_10 = 0;
    bool var_11;
    const wp::int32 var_12 = 1;
    //---------
    // forward
    // def bool_vector(v: vec3bool, out: wp.array(dtype=wp.bool)):                            <L 8>
    // a = v                                                                                  <L 9>
    var_0 = wp::copy(var_v);
    // out[0] = a[1]                                                                          <L 10>
    var_2 = wp::extract(var_0, var_1);
    wp::array_store(var_out, var_3, var_2);
    // a[2] = True                                                                            <L 11>
    wp::assign_inplace(var_0, var_5, var_4);
    // b = vec3bool(True, False, True)                                                        <L 12>
    var_9 = wp::vec_t<3, bool>(var_6, var_7, var_8);
    // out[1] = b[0]                                                                          <L 13>
    var_11 = wp::extract(var_9, var_10);
    wp::array_store(var_out, var_12, var_11);
}

struct wp_args_length_of_type_f3ff35db {
    wp::vec_t<4, wp::float32> v;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void length_of_type_f3ff35db_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_length_of_type_f3ff35db *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::vec_t<4, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 4;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 1;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 3;
    //---------
    // forward
    // def length_of_type(v: wp.vec4, out: wp.array(dtype=int)):                              <L 6>
    // out[0] = int(type(v).length)                                                           <L 7>
    var_1 = wp::int(var_0);
    wp::array_store(var_out, var_2, var_1);
    // for k in range(v.length):                                                              <L 8>
    // out[k] = k                                                                             <L 9>
    wp::array_store(var_out, var_3, var_3);
    wp::array_store(var_out, var_4, var_4);
    wp::array_store(var_out, var_5, var_5);
    wp::array_store(var_out, var_6, var_6);
}

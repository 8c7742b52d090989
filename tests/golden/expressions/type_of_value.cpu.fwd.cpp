struct wp_args_type_of_value_c32c3f0d {
    wp::array_t<wp::float32> x;
    wp::vec_t<3, wp::float32> v;
};

template <bool wp_linear_contiguous>
static void type_of_value_c32c3f0d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_type_of_value_c32c3f0d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    const wp::int32 var_2 = 2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 3;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    const wp::float32 var_8 = 1.0;
    wp::vec_t<3, wp::float32> var_9;
    const wp::int32 var_10 = 1;
    wp::float32 var_11;
    const wp::int32 var_12 = 2;
    //---------
    // forward
    // def type_of_value(x: wp.array(dtype=float), v: wp.vec3):                               <L 6>
    // a = v[0]                                                                               <L 7>
    var_1 = wp::extract(var_v, var_0);
    // x[0] = type(a)(2)                                                                      <L 8>
    var_3 = wp::float32(var_2);
    wp::array_store(var_x, var_4, var_3);
    // x[1] = x.dtype(3)                                                                      <L 9>
    var_6 = wp::float32(var_5);
    wp::array_store(var_x, var_7, var_6);
    // w = type(v)(1.0)                                                                       <L 10>
    var_9 = wp::vec_t<3, wp::float32>(var_8);
    // x[2] = w[1]                                                                            <L 11>
    var_11 = wp::extract(var_9, var_10);
    wp::array_store(var_x, var_12, var_11);
}

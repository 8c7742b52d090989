struct wp_args_type_of_element_045e97c8 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void type_of_element_045e97c8_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_type_of_element_045e97c8 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    const wp::int32 var_5 = 0;
    wp::vec_t<3, wp::float32>* var_6;
    const wp::float32 var_7 = 1.0;
    wp::vec_t<3, wp::float32> var_8;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    const wp::int32 var_11 = 1;
    //---------
    // forward
    // def type_of_element(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):             <L 6>
    // x[0] = type(x[0])(2.0)                                                                 <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::float32(var_2);
    wp::array_store(var_x, var_4, var_3);
    // w = type(v[0])(1.0)                                                                    <L 8>
    var_6 = wp::address(var_v, var_5);
    var_8 = wp::vec_t<3, wp::float32>(var_7);
    // x[1] = w[0]                                                                            <L 9>
    var_10 = wp::extract(var_8, var_9);
    wp::array_store(var_x, var_11, var_10);
}

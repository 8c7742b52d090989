struct wp_args_length_35467f58 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> y;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void length_35467f58_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_length_35467f58 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_y = _wp_args->y;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    wp::int32 var_2;
    const wp::int32 var_3 = 1;
    const wp::int32 var_4 = 0;
    wp::array_t<wp::float32> var_5;
    wp::int32 var_6;
    const wp::int32 var_7 = 2;
    //---------
    // forward
    // def length(x: wp.array2d(dtype=float), y: wp.array(dtype=wp.vec3), out: wp.array(dtype=int)):       <L 6>
    // out[0] = len(x)                                                                        <L 7>
    var_0 = wp::len(var_x);
    wp::array_store(var_out, var_1, var_0);
    // out[1] = len(y)                                                                        <L 8>
    var_2 = wp::len(var_y);
    wp::array_store(var_out, var_3, var_2);
    // out[2] = len(x[0])                                                                     <L 9>
    var_5 = wp::view(var_x, var_4);
    var_6 = wp::len(var_5);
    wp::array_store(var_out, var_7, var_6);
}

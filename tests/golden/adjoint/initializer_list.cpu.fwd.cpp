struct wp_args_initializer_list_4edc2f9c {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<6, wp::float32>> out;
};

template <bool wp_linear_contiguous>
static void initializer_list_4edc2f9c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_initializer_list_4edc2f9c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_initializer_list_4edc2f9c wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.out.strides[0] = sizeof(wp::vec_t<6, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<6, wp::float32>> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    const wp::int32 var_2 = 1;
    wp::float32* var_3;
    const wp::float32 var_4 = 2.0;
    const wp::int32 var_5 = 3;
    wp::float32* var_6;
    const wp::float32 var_7 = 0.0;
    wp::float32* var_8;
    wp::vec_t<6, wp::float32> var_9;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    //---------
    // forward
    // def initializer_list(x: wp.array(dtype=float), out: wp.array(dtype=vec6)):             <L 8>
    // i = wp.tid()                                                                           <L 9>
    var_0 = builtin_tid1d();
    // out[i] = vec6(x[i], x[1], 2.0, x[3], 0.0, x[i])                                        <L 10>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::address(var_x, var_2);
    var_6 = wp::address(var_x, var_5);
    var_8 = wp::address(var_x, var_0);
    var_10 = wp::load(var_1);
    var_11 = wp::load(var_3);
    var_12 = wp::load(var_6);
    var_13 = wp::load(var_8);
    var_9 = wp::vec_t<6, wp::float32>({var_10, var_11, var_4, var_12, var_7, var_13});
    wp::array_store(var_out, var_0, var_9);
}

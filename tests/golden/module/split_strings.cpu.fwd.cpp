struct wp_args_numbers_14625555 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void numbers_14625555_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_numbers_14625555 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_numbers_14625555 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    const wp::float32 var_2 = 321.0;
    wp::float32 var_3;
    const wp::float32 var_4 = 3.0;
    wp::float32 var_5;
    const wp::float32 var_6 = 104.0;
    wp::float32 var_7;
    const wp::float32 var_8 = 7.0;
    wp::float32 var_9;
    //---------
    // forward
    // def numbers(out: wp.array(dtype=float)):                                               <L 25>
    // i = wp.tid()                                                                           <L 26>
    var_0 = builtin_tid1d();
    // out[i] = NEW + BLANKS + TEXTS + COUNTS + WRONG                                         <L 27>
    var_3 = wp::add(var_1, var_2);
    var_5 = wp::add(var_3, var_4);
    var_7 = wp::add(var_5, var_6);
    var_9 = wp::add(var_7, var_8);
    wp::array_store(var_out, var_0, var_9);
}

struct wp_args_numbers_14625555 {
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void numbers_14625555_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_numbers_14625555 *_wp_args,
    wp_args_numbers_14625555 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_numbers_14625555 wp_contiguous_args;
    wp_args_numbers_14625555 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
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
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
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
    // wp::array_store(var_out, var_0, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_9, adj_out, adj_0, adj_9);
    wp::adj_add(var_7, var_8, adj_7, adj_8, adj_9);
    wp::adj_add(var_5, var_6, adj_5, adj_6, adj_7);
    wp::adj_add(var_3, var_4, adj_3, adj_4, adj_5);
    wp::adj_add(var_1, var_2, adj_1, adj_2, adj_3);
    // adj: out[i] = NEW + BLANKS + TEXTS + COUNTS + WRONG                                    <L 27>
    // adj: i = wp.tid()                                                                      <L 26>
    // adj: def numbers(out: wp.array(dtype=float)):                                          <L 25>
    return;
}

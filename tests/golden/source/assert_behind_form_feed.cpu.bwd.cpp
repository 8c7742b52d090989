struct wp_args_asserts_behind_form_feed_eb9941b6 {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void asserts_behind_form_feed_eb9941b6_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_asserts_behind_form_feed_eb9941b6 *_wp_args,
    wp_args_asserts_behind_form_feed_eb9941b6 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_asserts_behind_form_feed_eb9941b6 wp_contiguous_args;
    wp_args_asserts_behind_form_feed_eb9941b6 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 1;
    wp::int32* var_2;
    const wp::int32 var_3 = 1;
    bool var_4;
    wp::int32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def asserts_behind_form_feed(x: wp.array(dtype=int)):                                  <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[                                                                                     <L 8>
    // wp::array_store(var_x, var_0, var_1);
    // i] = 1                                                                                 <L 9>
    var_2 = wp::address(var_x, var_0);
    var_5 = wp::load(var_2);
    var_4 = (var_5 == var_3);
    assert(((void)"assert x[i] == 1, \"one\"",var_4));
    //---------
    // reverse
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_2);
    // adj: i] = 1                                                                            <L 9>
    wp::adj_array_store(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: x[                                                                                <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def asserts_behind_form_feed(x: wp.array(dtype=int)):                             <L 6>
    return;
}

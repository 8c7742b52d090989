struct wp_args_augment_element_small_int_3dba6a4b {
    wp::array_t<wp::uint8> x;
    wp::array_t<wp::int16> y;
};

template <bool wp_linear_contiguous>
static void augment_element_small_int_3dba6a4b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_element_small_int_3dba6a4b *_wp_args,
    wp_args_augment_element_small_int_3dba6a4b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_augment_element_small_int_3dba6a4b wp_contiguous_args;
    wp_args_augment_element_small_int_3dba6a4b wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::uint8);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::uint8);
        wp_contiguous_args.y.strides[0] = sizeof(wp::int16);
        wp_contiguous_adj_args.y.strides[0] = sizeof(wp::int16);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::uint8> var_x = _wp_args->x;
    wp::array_t<wp::int16> var_y = _wp_args->y;
    wp::array_t<wp::uint8> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int16> adj_y = _wp_adj_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::uint8* var_1;
    const wp::int32 var_2 = 3;
    wp::uint8 var_3;
    wp::uint8 var_4;
    wp::uint8 var_5;
    wp::int16* var_6;
    const wp::int32 var_7 = 2;
    wp::int16 var_8;
    wp::int16 var_9;
    wp::int16 var_10;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::uint8 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::uint8 adj_3 = {};
    wp::uint8 adj_4 = {};
    wp::uint8 adj_5 = {};
    wp::int16 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int16 adj_8 = {};
    wp::int16 adj_9 = {};
    wp::int16 adj_10 = {};
    //---------
    // forward
    // def augment_element_small_int(x: wp.array(dtype=wp.uint8), y: wp.array(dtype=wp.int16)):       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[i] += wp.uint8(3)                                                                    <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::uint8(var_2);
    var_5 = wp::load(var_1);
    var_4 = wp::add(var_5, var_3);
    // wp::array_store(var_x, var_0, var_4);
    // y[i] -= wp.int16(2)                                                                    <L 9>
    var_6 = wp::address(var_y, var_0);
    var_8 = wp::int16(var_7);
    var_10 = wp::load(var_6);
    var_9 = wp::sub(var_10, var_8);
    // wp::array_store(var_y, var_0, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_y, var_0, var_9, adj_y, adj_0, adj_9);
    wp::adj_sub(var_10, var_8, adj_6, adj_8, adj_9);
    wp::adj_address(var_y, var_0, adj_y, adj_0, adj_6);
    // adj: y[i] -= wp.int16(2)                                                               <L 9>
    wp::adj_array_store(var_x, var_0, var_4, adj_x, adj_0, adj_4);
    wp::adj_add(var_5, var_3, adj_1, adj_3, adj_4);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] += wp.uint8(3)                                                               <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def augment_element_small_int(x: wp.array(dtype=wp.uint8), y: wp.array(dtype=wp.int16)):  <L 6>
    return;
}

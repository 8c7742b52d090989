struct wp_args_enum_member_5d900fe3 {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void enum_member_5d900fe3_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_enum_member_5d900fe3 *_wp_args,
    wp_args_enum_member_5d900fe3 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_enum_member_5d900fe3 wp_contiguous_args;
    wp_args_enum_member_5d900fe3 wp_contiguous_adj_args;
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
    const bool var_1 = true;
    const wp::int32 var_2 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def enum_member(x: wp.array(dtype=int)):                                               <L 16>
    // i = wp.tid()                                                                           <L 17>
    var_0 = builtin_tid1d();
    // if wp.static(mode == Mode.ON):                                                         <L 18>
    // x[i] = wp.static(Mode.ON)                                                              <L 19>
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    // adj: x[i] = wp.static(Mode.ON)                                                         <L 19>
    // adj: if wp.static(mode == Mode.ON):                                                    <L 18>
    // adj: i = wp.tid()                                                                      <L 17>
    // adj: def enum_member(x: wp.array(dtype=int)):                                          <L 16>
    return;
}

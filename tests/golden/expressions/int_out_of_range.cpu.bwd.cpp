struct wp_args_int_out_of_range_73b40e74 {
    wp::array_t<wp::uint32> out;
};

template <bool wp_linear_contiguous>
static void int_out_of_range_73b40e74_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_out_of_range_73b40e74 *_wp_args,
    wp_args_int_out_of_range_73b40e74 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::uint32> var_out = _wp_args->out;
    wp::array_t<wp::uint32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 4294967295;
    wp::uint32 var_1;
    const wp::int32 var_2 = 0;
    const wp::int32 var_3 = 12345678901234567890;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::uint32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def int_out_of_range(out: wp.array(dtype=wp.uint32)):                                  <L 6>
    // out[0] = wp.uint32(0xFFFFFFFF)                                                         <L 7>
    var_1 = wp::uint32(var_0);
    // wp::array_store(var_out, var_2, var_1);
    // a = 12345678901234567890                                                               <L 8>
    //---------
    // reverse
    // adj: a = 12345678901234567890                                                          <L 8>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    // adj: out[0] = wp.uint32(0xFFFFFFFF)                                                    <L 7>
    // adj: def int_out_of_range(out: wp.array(dtype=wp.uint32)):                             <L 6>
    return;
}

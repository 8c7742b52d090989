struct wp_args_never_folded_fe2d377e {
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void never_folded_fe2d377e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_never_folded_fe2d377e *_wp_args,
    wp_args_never_folded_fe2d377e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 7;
    const wp::int32 var_1 = 3;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 3;
    wp::int32 var_6;
    const wp::int32 var_7 = 4;
    wp::int32 var_8;
    const wp::int32 var_9 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def never_folded(out: wp.array(dtype=int)):                                            <L 6>
    // out[0] = 7 % 3                                                                         <L 7>
    var_2 = wp::mod(var_0, var_1);
    // wp::array_store(var_out, var_3, var_2);
    // out[1] = 2 * 3 + 4                                                                     <L 8>
    var_6 = wp::mul(var_4, var_5);
    var_8 = wp::add(var_6, var_7);
    // wp::array_store(var_out, var_9, var_8);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_9, var_8, adj_out, adj_9, adj_8);
    wp::adj_add(var_6, var_7, adj_6, adj_7, adj_8);
    wp::adj_mul(var_4, var_5, adj_4, adj_5, adj_6);
    // adj: out[1] = 2 * 3 + 4                                                                <L 8>
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    wp::adj_mod(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: out[0] = 7 % 3                                                                    <L 7>
    // adj: def never_folded(out: wp.array(dtype=int)):                                       <L 6>
    return;
}

struct wp_args_while_plain_135c224d {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_plain_135c224d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_plain_135c224d *_wp_args,
    wp_args_while_plain_135c224d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    bool var_2;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 1;
    wp::int32 var_5;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    bool adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def while_plain(x: wp.array(dtype=float), n: int):                                     <L 6>
    // i = int(0)                                                                             <L 7>
    var_1 = wp::int(var_0);
    // while i < n:                                                                           <L 8>
    //---------
    // reverse
    start_while_0:;
    var_2 = (var_1 < var_n);
    if ((var_2) == false) goto end_while_0;
    adj_3 = {};
    adj_4 = {};
    adj_5 = {};
        // x[i] = 1.0                                                                         <L 9>
        // wp::array_store(var_x, var_1, var_3);
        // i += 1                                                                             <L 10>
        var_5 = wp::add(var_1, var_4);
        wp::assign(var_1, var_5);
        wp::adj_assign(var_1, var_5, adj_1, adj_5);
        wp::adj_add(var_1, var_4, adj_1, adj_4, adj_5);
        // adj: i += 1                                                                        <L 10>
        wp::adj_array_store(var_x, var_1, var_3, adj_x, adj_1, adj_3);
        // adj: x[i] = 1.0                                                                    <L 9>
    goto start_while_0;
    end_while_0:;
    // adj: while i < n:                                                                      <L 8>
    // adj: i = int(0)                                                                        <L 7>
    // adj: def while_plain(x: wp.array(dtype=float), n: int):                                <L 6>
    return;
}

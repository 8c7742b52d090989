struct wp_args_string_statement_816a3d9a {
    wp::int32 n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void string_statement_816a3d9a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_string_statement_816a3d9a *_wp_args,
    wp_args_string_statement_816a3d9a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::str var_2 = "inside";
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::str adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def string_statement(n: int, out: wp.array(dtype=int)):                                <L 6>
    // if n > 0:                                                                              <L 9>
    var_1 = (var_n > var_0);
    if (var_1) {
        // "inside"                                                                           <L 10>
        // out[0] = n                                                                         <L 11>
        // wp::array_store(var_out, var_3, var_n);
    }
    //---------
    // reverse
    if (var_1) {
        wp::adj_array_store(var_out, var_3, var_n, adj_out, adj_3, adj_n);
        // adj: out[0] = n                                                                    <L 11>
        // adj: "inside"                                                                      <L 10>
    }
    // adj: if n > 0:                                                                         <L 9>
    // adj: def string_statement(n: int, out: wp.array(dtype=int)):                           <L 6>
    return;
}

struct wp_args_phi_else_only_f9828bee {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void phi_else_only_f9828bee_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_phi_else_only_f9828bee *_wp_args,
    wp_args_phi_else_only_f9828bee *_wp_adj_args)
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
    bool var_1;
    const wp::float32 var_2 = 1.0;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 0;
    wp::float32* var_5;
    const wp::float32 var_6 = 2.0;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def phi_else_only(x: wp.array(dtype=float), n: int):                                   <L 6>
    // if n > 0:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // x[0] = 1.0                                                                         <L 8>
        // wp::array_store(var_x, var_3, var_2);
    }
    if (!var_1) {
        // a = x[0] * 2.0                                                                     <L 10>
        var_5 = wp::address(var_x, var_4);
        var_8 = wp::load(var_5);
        var_7 = wp::mul(var_8, var_6);
    }
    // x[1] = a                                                                               <L 11>
    // wp::array_store(var_x, var_9, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_9, var_7, adj_x, adj_9, adj_7);
    // adj: x[1] = a                                                                          <L 11>
    if (!var_1) {
        wp::adj_mul(var_8, var_6, adj_5, adj_6, adj_7);
        wp::adj_address(var_x, var_4, adj_x, adj_4, adj_5);
        // adj: a = x[0] * 2.0                                                                <L 10>
    }
    if (var_1) {
        wp::adj_array_store(var_x, var_3, var_2, adj_x, adj_3, adj_2);
        // adj: x[0] = 1.0                                                                    <L 8>
    }
    // adj: if n > 0:                                                                         <L 7>
    // adj: def phi_else_only(x: wp.array(dtype=float), n: int):                              <L 6>
    return;
}

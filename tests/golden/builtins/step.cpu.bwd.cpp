struct wp_args_step_rows_eadc7c28 {
    wp::array_t<wp::float32> f;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void step_rows_eadc7c28_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_step_rows_eadc7c28 *_wp_args,
    wp_args_step_rows_eadc7c28 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_step_rows_eadc7c28 wp_contiguous_args;
    wp_args_step_rows_eadc7c28 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.f.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.n.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_f = _wp_args->f;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_f = _wp_adj_args->f;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::int32* var_4;
    wp::int32 var_5;
    wp::int32 var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def step_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):                       <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // f[i] = wp.step(f[i])                                                                   <L 8>
    var_1 = wp::address(var_f, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::step(var_3);
    // wp::array_store(var_f, var_0, var_2);
    // n[i] = wp.step(n[i])                                                                   <L 9>
    var_4 = wp::address(var_n, var_0);
    var_6 = wp::load(var_4);
    var_5 = wp::step(var_6);
    // wp::array_store(var_n, var_0, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_0, var_5, adj_n, adj_0, adj_5);
    wp::adj_address(var_n, var_0, adj_n, adj_0, adj_4);
    // adj: n[i] = wp.step(n[i])                                                              <L 9>
    wp::adj_array_store(var_f, var_0, var_2, adj_f, adj_0, adj_2);
    wp::adj_address(var_f, var_0, adj_f, adj_0, adj_1);
    // adj: f[i] = wp.step(f[i])                                                              <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def step_rows(f: wp.array(dtype=float), n: wp.array(dtype=int)):                  <L 6>
    return;
}

// bare_return.py:5
static void guard_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    bool var_1;
    const wp::float32 var_2 = 1.0;
    //---------
    // forward
    // def guard(x: wp.array(dtype=float), i: int):                                           <L 6>
    // if i > 3:                                                                              <L 7>
    var_1 = (var_i > var_0);
    if (var_1) {
        // return                                                                             <L 8>
        return;
    }
    // x[i] = 1.0                                                                             <L 9>
    wp::array_store(var_x, var_i, var_2);
}

// bare_return.py:5
static void adj_guard_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    bool var_1;
    const wp::float32 var_2 = 1.0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def guard(x: wp.array(dtype=float), i: int):                                           <L 6>
    // if i > 3:                                                                              <L 7>
    var_1 = (var_i > var_0);
    if (var_1) {
        // return                                                                             <L 8>
        goto label0;
    }
    // x[i] = 1.0                                                                             <L 9>
    // wp::array_store(var_x, var_i, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_i, var_2, adj_x, adj_i, adj_2);
    // adj: x[i] = 1.0                                                                        <L 9>
    if (var_1) {
        label0:;
        // adj: return                                                                        <L 8>
    }
    // adj: if i > 3:                                                                         <L 7>
    // adj: def guard(x: wp.array(dtype=float), i: int):                                      <L 6>
    return;
}

struct wp_args_bare_return_ae8ec997 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void bare_return_ae8ec997_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_bare_return_ae8ec997 *_wp_args,
    wp_args_bare_return_ae8ec997 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_bare_return_ae8ec997 wp_contiguous_args;
    wp_args_bare_return_ae8ec997 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def bare_return(x: wp.array(dtype=float)):                                             <L 13>
    // guard(x, wp.tid())                                                                     <L 14>
    var_0 = builtin_tid1d();
    guard_0(var_x, var_0);
    //---------
    // reverse
    adj_guard_0(var_x, var_0, adj_x, adj_0);
    // adj: guard(x, wp.tid())                                                                <L 14>
    // adj: def bare_return(x: wp.array(dtype=float)):                                        <L 13>
    return;
}

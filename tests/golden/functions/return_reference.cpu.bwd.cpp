// return_reference.py:5
static wp::float32 get_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def get(x: wp.array(dtype=float), i: int):                                             <L 6>
    // return x[i]                                                                            <L 7>
    var_0 = wp::address(var_x, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    return var_1;
}

// return_reference.py:5
static void adj_get_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_i,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32* var_0;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def get(x: wp.array(dtype=float), i: int):                                             <L 6>
    // return x[i]                                                                            <L 7>
    var_0 = wp::address(var_x, var_i);
    var_2 = wp::load(var_0);
    var_1 = wp::copy(var_2);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_copy(var_2, adj_0, adj_1);
    wp::adj_address(var_x, var_i, adj_x, adj_i, adj_0);
    // adj: return x[i]                                                                       <L 7>
    // adj: def get(x: wp.array(dtype=float), i: int):                                        <L 6>
    return;
}

struct wp_args_return_reference_c7f6c22b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void return_reference_c7f6c22b_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_reference_c7f6c22b *_wp_args,
    wp_args_return_reference_c7f6c22b *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_return_reference_c7f6c22b wp_contiguous_args;
    wp_args_return_reference_c7f6c22b wp_contiguous_adj_args;
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
    const wp::int32 var_1 = 1;
    wp::int32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def return_reference(x: wp.array(dtype=float)):                                        <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // x[i] = get(x, i + 1)                                                                   <L 13>
    var_2 = wp::add(var_0, var_1);
    var_3 = get_0(var_x, var_2);
    // wp::array_store(var_x, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    adj_get_0(var_x, var_2, adj_x, adj_2, adj_3);
    wp::adj_add(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: x[i] = get(x, i + 1)                                                              <L 13>
    // adj: i = wp.tid()                                                                      <L 12>
    // adj: def return_reference(x: wp.array(dtype=float)):                                   <L 11>
    return;
}

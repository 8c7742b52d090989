// array_dims_not_compared.py:5
static wp::float32 first_0(
    wp::array_t<wp::float32> var_x)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def first(x: wp.array(dtype=float)):                                                   <L 6>
    // return x[0]                                                                            <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

// array_dims_not_compared.py:5
static void adj_first_0(
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float32> & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def first(x: wp.array(dtype=float)):                                                   <L 6>
    // return x[0]                                                                            <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_copy(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: return x[0]                                                                       <L 7>
    // adj: def first(x: wp.array(dtype=float)):                                              <L 6>
    return;
}

struct wp_args_array_dims_not_compared_d2866fda {
    wp::array_t<wp::float32> y;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void array_dims_not_compared_d2866fda_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_array_dims_not_compared_d2866fda *_wp_args,
    wp_args_array_dims_not_compared_d2866fda *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_y = _wp_adj_args->y;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def array_dims_not_compared(y: wp.array2d(dtype=float), out: wp.array(dtype=float)):       <L 11>
    // out[0] = first(y)                                                                      <L 12>
    var_0 = first_0(var_y);
    // wp::array_store(var_out, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
    adj_first_0(var_y, adj_y, adj_0);
    // adj: out[0] = first(y)                                                                 <L 12>
    // adj: def array_dims_not_compared(y: wp.array2d(dtype=float), out: wp.array(dtype=float)):  <L 11>
    return;
}

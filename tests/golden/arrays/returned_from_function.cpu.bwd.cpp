// returned_from_function.py:5
static wp::array_t<wp::float32> row_of_0(
    wp::array_t<wp::float32> var_y,
    wp::int32 var_i)
{
    //---------
    // primal vars
    wp::array_t<wp::float32> var_0;
    //---------
    // forward
    // def row_of(y: wp.array2d(dtype=float), i: int):                                        <L 6>
    // return y[i]                                                                            <L 7>
    var_0 = wp::view(var_y, var_i);
    return var_0;
}

// returned_from_function.py:5
static void adj_row_of_0(
    wp::array_t<wp::float32> var_y,
    wp::int32 var_i,
    wp::array_t<wp::float32> & adj_y,
    wp::int32 & adj_i,
    wp::array_t<wp::float32> & adj_ret)
{
    //---------
    // primal vars
    wp::array_t<wp::float32> var_0;
    //---------
    // dual vars
    wp::array_t<wp::float32> adj_0 = {};
    //---------
    // forward
    // def row_of(y: wp.array2d(dtype=float), i: int):                                        <L 6>
    // return y[i]                                                                            <L 7>
    var_0 = wp::view(var_y, var_i);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_view(var_y, var_i, adj_y, adj_i, adj_0);
    // adj: return y[i]                                                                       <L 7>
    // adj: def row_of(y: wp.array2d(dtype=float), i: int):                                   <L 6>
    return;
}

struct wp_args_returned_from_function_bc3ef9f9 {
    wp::array_t<wp::float32> y;
};

template <bool wp_linear_contiguous>
static void returned_from_function_bc3ef9f9_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_returned_from_function_bc3ef9f9 *_wp_args,
    wp_args_returned_from_function_bc3ef9f9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_y = _wp_args->y;
    wp::array_t<wp::float32> adj_y = _wp_adj_args->y;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 3.0;
    wp::array_t<wp::float32> var_2;
    const wp::int32 var_3 = 1;
    wp::array_t<wp::float32> var_4;
    const wp::int32 var_5 = 1;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    const wp::int32 var_9 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::array_t<wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::array_t<wp::float32> adj_4 = {};
    wp::int32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::int32 adj_9 = {};
    //---------
    // forward
    // def returned_from_function(y: wp.array2d(dtype=float)):                                <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // row_of(y, i)[1] = 3.0                                                                  <L 13>
    var_2 = row_of_0(var_y, var_0);
    // wp::array_store(var_2, var_3, var_1);
    // y[i, 0] = row_of(y, i)[1]                                                              <L 14>
    var_4 = row_of_0(var_y, var_0);
    var_6 = wp::address(var_4, var_5);
    var_8 = wp::load(var_6);
    var_7 = wp::copy(var_8);
    // wp::array_store(var_y, var_0, var_9, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_y, var_0, var_9, var_7, adj_y, adj_0, adj_9, adj_7);
    wp::adj_copy(var_8, adj_6, adj_7);
    wp::adj_address(var_4, var_5, adj_4, adj_5, adj_6);
    adj_row_of_0(var_y, var_0, adj_y, adj_0, adj_4);
    // adj: y[i, 0] = row_of(y, i)[1]                                                         <L 14>
    wp::adj_array_store(var_2, var_3, var_1, adj_2, adj_3, adj_1);
    adj_row_of_0(var_y, var_0, adj_y, adj_0, adj_2);
    // adj: row_of(y, i)[1] = 3.0                                                             <L 13>
    // adj: i = wp.tid()                                                                      <L 12>
    // adj: def returned_from_function(y: wp.array2d(dtype=float)):                           <L 11>
    return;
}

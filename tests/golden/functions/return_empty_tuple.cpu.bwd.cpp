// return_empty_tuple.py:5
static void nothing_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    //---------
    // forward
    // def nothing(x: float):                                                                 <L 6>
    // return ()                                                                              <L 7>
    return;
}

// return_empty_tuple.py:5
static void adj_nothing_0(
    wp::float32 var_x,
    wp::float32 & adj_x)
{
    //---------
    // primal vars
    //---------
    // dual vars
    //---------
    // forward
    // def nothing(x: float):                                                                 <L 6>
    // return ()                                                                              <L 7>
    goto label0;
    //---------
    // reverse
    label0:;
    // adj: return ()                                                                         <L 7>
    // adj: def nothing(x: float):                                                            <L 6>
    return;
}

struct wp_args_return_empty_tuple_f3e7ae49 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void return_empty_tuple_f3e7ae49_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_empty_tuple_f3e7ae49 *_wp_args,
    wp_args_return_empty_tuple_f3e7ae49 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 0;
    wp::float32* var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    const wp::int32 var_7 = 1;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::int32 adj_7 = {};
    //---------
    // forward
    // def return_empty_tuple(x: wp.array(dtype=float)):                                      <L 11>
    // nothing(x[0])                                                                          <L 12>
    var_1 = wp::address(var_x, var_0);
    var_2 = wp::load(var_1);
    nothing_0(var_2);
    // x[1] = x[0]                                                                            <L 13>
    var_4 = wp::address(var_x, var_3);
    var_6 = wp::load(var_4);
    var_5 = wp::copy(var_6);
    // wp::array_store(var_x, var_7, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_7, var_5, adj_x, adj_7, adj_5);
    wp::adj_copy(var_6, adj_4, adj_5);
    wp::adj_address(var_x, var_3, adj_x, adj_3, adj_4);
    // adj: x[1] = x[0]                                                                       <L 13>
    adj_nothing_0(var_2, adj_1);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: nothing(x[0])                                                                     <L 12>
    // adj: def return_empty_tuple(x: wp.array(dtype=float)):                                 <L 11>
    return;
}

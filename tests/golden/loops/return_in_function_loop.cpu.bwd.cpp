// return_in_function_loop.py:5
static wp::int32 find_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::float32 var_value)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    bool var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = -1;
    //---------
    // forward
    // def find(x: wp.array(dtype=float), n: int, value: float):                              <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // if x[i] == value:                                                                  <L 8>
        var_2 = wp::address(var_x, var_1);
        var_4 = wp::load(var_2);
        var_3 = (var_4 == var_value);
        if (var_3) {
            // return i                                                                       <L 9>
            return var_1;
        }
        goto start_for_0;
    end_for_0:;
    // return -1                                                                              <L 10>
    return var_5;
}

// return_in_function_loop.py:5
static void adj_find_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::float32 var_value,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_n,
    wp::float32 & adj_value,
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    bool var_3;
    wp::float32 var_4;
    const wp::int32 var_5 = -1;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    bool adj_3 = {};
    wp::float32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def find(x: wp.array(dtype=float), n: int, value: float):                              <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    // return -1                                                                              <L 10>
    goto label3;
    //---------
    // reverse
    label3:;
    adj_5 += adj_ret;
    // adj: return -1                                                                         <L 10>
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
    	adj_3 = {};
    	adj_4 = {};
        // if x[i] == value:                                                                  <L 8>
        var_2 = wp::address(var_x, var_1);
        var_4 = wp::load(var_2);
        var_3 = (var_4 == var_value);
        if (var_3) {
            // return i                                                                       <L 9>
            goto label2;
        }
        if (var_3) {
            label2:;
            adj_1 += adj_ret;
            // adj: return i                                                                  <L 9>
        }
        wp::adj_address(var_x, var_1, adj_x, adj_1, adj_2);
        // adj: if x[i] == value:                                                             <L 8>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 7>
    // adj: def find(x: wp.array(dtype=float), n: int, value: float):                         <L 6>
    return;
}

struct wp_args_return_in_function_loop_31f5bdbb {
    wp::array_t<wp::float32> x;
    wp::int32 n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void return_in_function_loop_31f5bdbb_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_in_function_loop_31f5bdbb *_wp_args,
    wp_args_return_in_function_loop_31f5bdbb *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    wp::array_t<wp::int32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def return_in_function_loop(x: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):       <L 14>
    // out[0] = find(x, n, 2.0)                                                               <L 15>
    var_1 = find_0(var_x, var_n, var_0);
    // wp::array_store(var_out, var_2, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    adj_find_0(var_x, var_n, var_0, adj_x, adj_n, adj_0, adj_1);
    // adj: out[0] = find(x, n, 2.0)                                                          <L 15>
    // adj: def return_in_function_loop(x: wp.array(dtype=float), n: int, out: wp.array(dtype=int)):  <L 14>
    return;
}

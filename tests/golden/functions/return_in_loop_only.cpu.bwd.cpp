// return_in_loop_only.py:5
static wp::float32 first_positive_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 0.0;
    bool var_4;
    wp::float32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // forward
    // def first_positive(x: wp.array(dtype=float), n: int):                                  <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
        // if x[i] > 0.0:                                                                     <L 8>
        var_2 = wp::address(var_x, var_1);
        var_5 = wp::load(var_2);
        var_4 = (var_5 > var_3);
        if (var_4) {
            // return x[i]                                                                    <L 9>
            var_6 = wp::address(var_x, var_1);
            var_8 = wp::load(var_6);
            var_7 = wp::copy(var_8);
            return var_7;
        }
        goto start_for_0;
    end_for_0:;
    return {};
}

// return_in_loop_only.py:5
static void adj_first_positive_0(
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_n,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    wp::float32* var_2;
    const wp::float32 var_3 = 0.0;
    bool var_4;
    wp::float32 var_5;
    wp::float32* var_6;
    wp::float32 var_7;
    wp::float32 var_8;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    bool adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    //---------
    // forward
    // def first_positive(x: wp.array(dtype=float), n: int):                                  <L 6>
    // for i in range(n):                                                                     <L 7>
    var_0 = wp::range(var_n);
    //---------
    // reverse
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
    	adj_3 = {};
    	adj_4 = {};
    	adj_5 = {};
    	adj_6 = {};
    	adj_7 = {};
    	adj_8 = {};
        // if x[i] > 0.0:                                                                     <L 8>
        var_2 = wp::address(var_x, var_1);
        var_5 = wp::load(var_2);
        var_4 = (var_5 > var_3);
        if (var_4) {
            // return x[i]                                                                    <L 9>
            var_6 = wp::address(var_x, var_1);
            var_8 = wp::load(var_6);
            var_7 = wp::copy(var_8);
            goto label2;
        }
        if (var_4) {
            label2:;
            adj_7 += adj_ret;
            wp::adj_copy(var_8, adj_6, adj_7);
            wp::adj_address(var_x, var_1, adj_x, adj_1, adj_6);
            // adj: return x[i]                                                               <L 9>
        }
        wp::adj_address(var_x, var_1, adj_x, adj_1, adj_2);
        // adj: if x[i] > 0.0:                                                                <L 8>
    	goto start_for_0;
    end_for_0:;
    // adj: for i in range(n):                                                                <L 7>
    // adj: def first_positive(x: wp.array(dtype=float), n: int):                             <L 6>
    return;
}

struct wp_args_return_in_loop_only_a22e1999 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void return_in_loop_only_a22e1999_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_return_in_loop_only_a22e1999 *_wp_args,
    wp_args_return_in_loop_only_a22e1999 *_wp_adj_args)
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
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def return_in_loop_only(x: wp.array(dtype=float), n: int):                             <L 13>
    // x[0] = first_positive(x, n)                                                            <L 14>
    var_0 = first_positive_0(var_x, var_n);
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    adj_first_positive_0(var_x, var_n, adj_x, adj_n, adj_0);
    // adj: x[0] = first_positive(x, n)                                                       <L 14>
    // adj: def return_in_loop_only(x: wp.array(dtype=float), n: int):                        <L 13>
    return;
}

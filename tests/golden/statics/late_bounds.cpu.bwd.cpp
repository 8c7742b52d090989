struct wp_args_late_bounds_f22ec153 {
    wp::array_t<wp::int32> x;
};

template <bool wp_linear_contiguous>
static void late_bounds_f22ec153_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_late_bounds_f22ec153 *_wp_args,
    wp_args_late_bounds_f22ec153 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_late_bounds_f22ec153 wp_contiguous_args;
    wp_args_late_bounds_f22ec153 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 2;
    const wp::int32 var_3 = 0;
    const bool var_4 = true;
    const wp::int32 var_5 = 0;
    const wp::int32 var_6 = 1;
    const bool var_7 = false;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 1;
    const wp::int32 var_10 = 3;
    const wp::int32 var_11 = 0;
    const bool var_12 = false;
    const wp::int32 var_13 = -1;
    const wp::int32 var_14 = 1;
    const bool var_15 = true;
    const wp::int32 var_16 = 11;
    const wp::int32 var_17 = 2;
    const bool var_18 = false;
    const wp::int32 var_19 = -1;
    const wp::int32 var_20 = 7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    bool adj_4 = {};
    wp::int32 adj_5 = {};
    wp::int32 adj_6 = {};
    bool adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::int32 adj_11 = {};
    bool adj_12 = {};
    wp::int32 adj_13 = {};
    wp::int32 adj_14 = {};
    bool adj_15 = {};
    wp::int32 adj_16 = {};
    wp::int32 adj_17 = {};
    bool adj_18 = {};
    wp::int32 adj_19 = {};
    wp::int32 adj_20 = {};
    //---------
    // forward
    // def late_bounds(x: wp.array(dtype=int)):                                               <L 9>
    // i = wp.tid()                                                                           <L 10>
    var_0 = builtin_tid1d();
    // for j in range(2):                                                                     <L 11>
    // for k in range(wp.static(WIDTHS[j])):                                                  <L 12>
    // if wp.static((j + k) % 2 == 0):                                                        <L 13>
    // x[wp.static(j * 10 + k)] = i                                                           <L 14>
    // wp::array_store(var_x, var_5, var_0);
    // if wp.static((j + k) % 2 == 0):                                                        <L 13>
    // x[k] = wp.static(-j)                                                                   <L 16>
    // wp::array_store(var_x, var_6, var_8);
    // for k in range(wp.static(WIDTHS[j])):                                                  <L 12>
    // if wp.static((j + k) % 2 == 0):                                                        <L 13>
    // x[k] = wp.static(-j)                                                                   <L 16>
    // wp::array_store(var_x, var_11, var_13);
    // if wp.static((j + k) % 2 == 0):                                                        <L 13>
    // x[wp.static(j * 10 + k)] = i                                                           <L 14>
    // wp::array_store(var_x, var_16, var_0);
    // if wp.static((j + k) % 2 == 0):                                                        <L 13>
    // x[k] = wp.static(-j)                                                                   <L 16>
    // wp::array_store(var_x, var_17, var_19);
    // x[i] = wp.static(j)                                                                    <L 17>
    // wp::array_store(var_x, var_0, var_20);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_20, adj_x, adj_0, adj_20);
    // adj: x[i] = wp.static(j)                                                               <L 17>
    wp::adj_array_store(var_x, var_17, var_19, adj_x, adj_17, adj_19);
    // adj: x[k] = wp.static(-j)                                                              <L 16>
    // adj: if wp.static((j + k) % 2 == 0):                                                   <L 13>
    wp::adj_array_store(var_x, var_16, var_0, adj_x, adj_16, adj_0);
    // adj: x[wp.static(j * 10 + k)] = i                                                      <L 14>
    // adj: if wp.static((j + k) % 2 == 0):                                                   <L 13>
    wp::adj_array_store(var_x, var_11, var_13, adj_x, adj_11, adj_13);
    // adj: x[k] = wp.static(-j)                                                              <L 16>
    // adj: if wp.static((j + k) % 2 == 0):                                                   <L 13>
    // adj: for k in range(wp.static(WIDTHS[j])):                                             <L 12>
    wp::adj_array_store(var_x, var_6, var_8, adj_x, adj_6, adj_8);
    // adj: x[k] = wp.static(-j)                                                              <L 16>
    // adj: if wp.static((j + k) % 2 == 0):                                                   <L 13>
    wp::adj_array_store(var_x, var_5, var_0, adj_x, adj_5, adj_0);
    // adj: x[wp.static(j * 10 + k)] = i                                                      <L 14>
    // adj: if wp.static((j + k) % 2 == 0):                                                   <L 13>
    // adj: for k in range(wp.static(WIDTHS[j])):                                             <L 12>
    // adj: for j in range(2):                                                                <L 11>
    // adj: i = wp.tid()                                                                      <L 10>
    // adj: def late_bounds(x: wp.array(dtype=int)):                                          <L 9>
    return;
}

struct wp_args_global_seen_09e5ffe9 {
    wp::array_t<wp::int32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void global_seen_09e5ffe9_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_global_seen_09e5ffe9 *_wp_args,
    wp_args_global_seen_09e5ffe9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::range_t var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 8;
    //---------
    // dual vars
    wp::range_t adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def global_seen(x: wp.array(dtype=int), n: int):                                       <L 21>
    // for j in range(n):                                                                     <L 22>
    var_0 = wp::range(var_n);
    //---------
    // reverse
    var_0 = wp::iter_reverse(var_0);
    start_for_0:;
        if (iter_cmp(var_0) == 0) goto end_for_0;
        var_1 = wp::iter_next(var_0);
    	adj_2 = {};
        // x[j] = wp.static(j + 1)                                                            <L 23>
        // wp::array_store(var_x, var_1, var_2);
        wp::adj_array_store(var_x, var_1, var_2, adj_x, adj_1, adj_2);
        // adj: x[j] = wp.static(j + 1)                                                       <L 23>
    	goto start_for_0;
    end_for_0:;
    // adj: for j in range(n):                                                                <L 22>
    // adj: def global_seen(x: wp.array(dtype=int), n: int):                                  <L 21>
    return;
}

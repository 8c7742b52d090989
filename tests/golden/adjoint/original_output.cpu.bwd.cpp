struct wp_args_original_output_9b66c2dd {
    wp::array_t<wp::float32> x;
    wp::vec_t<3, wp::float32> v;
    wp::mat_t<3, 3, wp::float32> m;
};

template <bool wp_linear_contiguous>
static void original_output_9b66c2dd_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_original_output_9b66c2dd *_wp_args,
    wp_args_original_output_9b66c2dd *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_original_output_9b66c2dd wp_contiguous_args;
    wp_args_original_output_9b66c2dd wp_contiguous_adj_args;
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
    wp::vec_t<3, wp::float32> var_v = _wp_args->v;
    wp::mat_t<3, 3, wp::float32> var_m = _wp_args->m;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::vec_t<3, wp::float32> adj_v = _wp_adj_args->v;
    wp::mat_t<3, 3, wp::float32> adj_m = _wp_adj_args->m;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    wp::float32* var_5;
    wp::float32 var_6;
    wp::float32 var_7;
    const wp::int32 var_8 = 1;
    wp::float32* var_9;
    const wp::int32 var_10 = 0;
    wp::float32* var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    wp::float32 var_14;
    const wp::int32 var_15 = 2;
    wp::float32* var_16;
    wp::float32 var_17;
    wp::float32 var_18;
    const wp::int32 var_19 = 3;
    wp::float32 var_20;
    const wp::int32 var_21 = 4;
    wp::vec_t<3, wp::float32> var_22;
    wp::mat_t<3, 3, wp::float32> var_23;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::float32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::int32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::float32 adj_14 = {};
    wp::int32 adj_15 = {};
    wp::float32 adj_16 = {};
    wp::float32 adj_17 = {};
    wp::float32 adj_18 = {};
    wp::int32 adj_19 = {};
    wp::float32 adj_20 = {};
    wp::int32 adj_21 = {};
    wp::vec_t<3, wp::float32> adj_22 = {};
    wp::mat_t<3, 3, wp::float32> adj_23 = {};
    //---------
    // forward
    // def original_output(x: wp.array(dtype=float), v: wp.vec3, m: wp.mat33):                <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // x[0] = wp.sqrt(x[i])                                                                   <L 8>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::sqrt(var_3);
    // wp::array_store(var_x, var_4, var_2);
    // x[1] = wp.exp(x[i])                                                                    <L 9>
    var_5 = wp::address(var_x, var_0);
    var_7 = wp::load(var_5);
    var_6 = wp::exp(var_7);
    // wp::array_store(var_x, var_8, var_6);
    // x[2] = x[i] / x[0]                                                                     <L 10>
    var_9 = wp::address(var_x, var_0);
    var_11 = wp::address(var_x, var_10);
    var_13 = wp::load(var_9);
    var_14 = wp::load(var_11);
    var_12 = wp::div(var_13, var_14);
    // wp::array_store(var_x, var_15, var_12);
    // x[3] = wp.tanh(x[i])                                                                   <L 11>
    var_16 = wp::address(var_x, var_0);
    var_18 = wp::load(var_16);
    var_17 = wp::tanh(var_18);
    // wp::array_store(var_x, var_19, var_17);
    // x[4] = wp.length(v)                                                                    <L 12>
    var_20 = wp::length(var_v);
    // wp::array_store(var_x, var_21, var_20);
    // w = wp.normalize(v)                                                                    <L 13>
    var_22 = wp::normalize(var_v);
    // k = wp.inverse(m)                                                                      <L 14>
    var_23 = wp::inverse(var_m);
    //---------
    // reverse
    wp::adj_inverse(var_m, var_23, adj_m, adj_23);
    // adj: k = wp.inverse(m)                                                                 <L 14>
    wp::adj_normalize(var_v, var_22, adj_v, adj_22);
    // adj: w = wp.normalize(v)                                                               <L 13>
    wp::adj_array_store(var_x, var_21, var_20, adj_x, adj_21, adj_20);
    wp::adj_length(var_v, var_20, adj_v, adj_20);
    // adj: x[4] = wp.length(v)                                                               <L 12>
    wp::adj_array_store(var_x, var_19, var_17, adj_x, adj_19, adj_17);
    wp::adj_tanh(var_18, var_17, adj_16, adj_17);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_16);
    // adj: x[3] = wp.tanh(x[i])                                                              <L 11>
    wp::adj_array_store(var_x, var_15, var_12, adj_x, adj_15, adj_12);
    wp::adj_div(var_13, var_14, var_12, adj_9, adj_11, adj_12);
    wp::adj_address(var_x, var_10, adj_x, adj_10, adj_11);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_9);
    // adj: x[2] = x[i] / x[0]                                                                <L 10>
    wp::adj_array_store(var_x, var_8, var_6, adj_x, adj_8, adj_6);
    wp::adj_exp(var_7, var_6, adj_5, adj_6);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_5);
    // adj: x[1] = wp.exp(x[i])                                                               <L 9>
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    wp::adj_sqrt(var_3, var_2, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = wp.sqrt(x[i])                                                              <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def original_output(x: wp.array(dtype=float), v: wp.vec3, m: wp.mat33):           <L 6>
    return;
}

struct wp_args_composite_constants_special_1e0e2b61 {
};

template <bool wp_linear_contiguous>
static void composite_constants_special_1e0e2b61_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_composite_constants_special_1e0e2b61 *_wp_args,
    wp_args_composite_constants_special_1e0e2b61 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    //---------
    // primal vars
    const wp::vec_t<2, wp::float32> var_0 = wp::initializer_array<2,wp::float32>{inf, -inf};
    wp::vec_t<2, wp::float32> var_1;
    const wp::vec_t<2, bool> var_2 = wp::initializer_array<2,bool>{true, false};
    wp::vec_t<2, bool> var_3;
    const wp::vec_t<2, wp::float16> var_4 = wp::initializer_array<2,wp::float16>{0.0999755859375, 2.0};
    wp::vec_t<2, wp::float16> var_5;
    //---------
    // dual vars
    wp::vec_t<2, wp::float32> adj_0 = {};
    wp::vec_t<2, wp::float32> adj_1 = {};
    wp::vec_t<2, bool> adj_2 = {};
    wp::vec_t<2, bool> adj_3 = {};
    wp::vec_t<2, wp::float16> adj_4 = {};
    wp::vec_t<2, wp::float16> adj_5 = {};
    //---------
    // forward
    // def composite_constants_special():                                                     <L 10>
    // a = INF                                                                                <L 11>
    var_1 = wp::copy(var_0);
    // b = FLAGS                                                                              <L 12>
    var_3 = wp::copy(var_2);
    // c = HALVES                                                                             <L 13>
    var_5 = wp::copy(var_4);
    //---------
    // reverse
    wp::adj_copy(var_4, adj_4, adj_5);
    // adj: c = HALVES                                                                        <L 13>
    wp::adj_copy(var_2, adj_2, adj_3);
    // adj: b = FLAGS                                                                         <L 12>
    wp::adj_copy(var_0, adj_0, adj_1);
    // adj: a = INF                                                                           <L 11>
    // adj: def composite_constants_special():                                                <L 10>
    return;
}

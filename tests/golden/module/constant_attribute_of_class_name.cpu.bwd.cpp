struct wp_args_constant_attribute_of_class_name_13721832 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_attribute_of_class_name_13721832_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_attribute_of_class_name_13721832 *_wp_args,
    wp_args_constant_attribute_of_class_name_13721832 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 3;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 3;
    const wp::int32 var_4 = 2;
    const wp::int32 var_5 = 3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::int32 adj_5 = {};
    //---------
    // forward
    // def constant_attribute_of_class_name(n: wp.array(dtype=int)):                          <L 13>
    // for i in range(Sizes.Small.N):                                                         <L 14>
    // n[i] = Sizes.M                                                                         <L 15>
    // wp::array_store(var_n, var_0, var_1);
    // wp::array_store(var_n, var_2, var_3);
    // n[Sizes.M] = Sizes.Small.N                                                             <L 16>
    // wp::array_store(var_n, var_5, var_4);
    //---------
    // reverse
    wp::adj_array_store(var_n, var_5, var_4, adj_n, adj_5, adj_4);
    // adj: n[Sizes.M] = Sizes.Small.N                                                        <L 16>
    wp::adj_array_store(var_n, var_2, var_3, adj_n, adj_2, adj_3);
    wp::adj_array_store(var_n, var_0, var_1, adj_n, adj_0, adj_1);
    // adj: n[i] = Sizes.M                                                                    <L 15>
    // adj: for i in range(Sizes.Small.N):                                                    <L 14>
    // adj: def constant_attribute_of_class_name(n: wp.array(dtype=int)):                     <L 13>
    return;
}

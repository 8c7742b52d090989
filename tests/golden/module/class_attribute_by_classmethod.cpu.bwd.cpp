struct wp_args_class_attribute_by_classmethod_269c3a56 {
    wp::array_t<wp::int32> a;
};

template <bool wp_linear_contiguous>
static void class_attribute_by_classmethod_269c3a56_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_class_attribute_by_classmethod_269c3a56 *_wp_args,
    wp_args_class_attribute_by_classmethod_269c3a56 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_a = _wp_args->a;
    wp::array_t<wp::int32> adj_a = _wp_adj_args->a;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def class_attribute_by_classmethod(a: wp.array(dtype=int)):                            <L 17>
    // a[0] = Counter.count                                                                   <L 18>
    // wp::array_store(var_a, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_1, var_0, adj_a, adj_1, adj_0);
    // adj: a[0] = Counter.count                                                              <L 18>
    // adj: def class_attribute_by_classmethod(a: wp.array(dtype=int)):                       <L 17>
    return;
}

struct wp_args_class_namespace_nested_71ec6f05 {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void class_namespace_nested_71ec6f05_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_class_namespace_nested_71ec6f05 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 6;
    const wp::int32 var_3 = 1;
    //---------
    // forward
    // def class_namespace_nested(n: wp.array(dtype=int)):                                    <L 13>
    // n[0] = Outer.Inner.DEPTH                                                               <L 14>
    wp::array_store(var_n, var_1, var_0);
    // n[1] = Outer.WIDTH                                                                     <L 15>
    wp::array_store(var_n, var_3, var_2);
}

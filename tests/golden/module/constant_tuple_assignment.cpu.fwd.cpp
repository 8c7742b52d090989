struct wp_args_constant_tuple_assignment_c3be76ef {
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void constant_tuple_assignment_c3be76ef_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_constant_tuple_assignment_c3be76ef *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    const wp::int32 var_1 = 4;
    wp::int32 var_2;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 5;
    const wp::int32 var_5 = 5;
    wp::int32 var_6;
    const wp::int32 var_7 = 1;
    //---------
    // forward
    // def constant_tuple_assignment(n: wp.array(dtype=int)):                                 <L 9>
    // n[0] = WIDTH * HEIGHT                                                                  <L 10>
    var_2 = wp::mul(var_0, var_1);
    wp::array_store(var_n, var_3, var_2);
    // n[1] = FIRST + SECOND                                                                  <L 11>
    var_6 = wp::add(var_4, var_5);
    wp::array_store(var_n, var_7, var_6);
}

struct wp_args_tid_twice_a04df03b {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void tid_twice_a04df03b_cpu_kernel_forward(
    wp::launch_bounds_t<2> dim,
    size_t task_index,
    wp_args_tid_twice_a04df03b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    wp::int32 var_2;
    wp::int32 var_3;
    wp::float32 var_4;
    //---------
    // forward
    // def tid_twice(x: wp.array(dtype=float)):                                               <L 6>
    // t = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // i, j = wp.tid()                                                                        <L 8>
    builtin_tid2d(var_1, var_2);
    // x[t] = float(i * j)                                                                    <L 9>
    var_3 = wp::mul(var_1, var_2);
    var_4 = wp::float(var_3);
    wp::array_store(var_x, var_0, var_4);
}

struct wp_args_while_in_if_2595379b {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_in_if_2595379b_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_in_if_2595379b *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::int32 var_3;
    bool var_4;
    const wp::float32 var_5 = 1.0;
    const wp::int32 var_6 = 1;
    wp::int32 var_7;
    //---------
    // forward
    // def while_in_if(x: wp.array(dtype=float), n: int):                                     <L 6>
    // if n > 2:                                                                              <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
        // i = int(0)                                                                         <L 8>
        var_3 = wp::int(var_2);
        // while i < n:                                                                       <L 9>
    start_while_0:;
        var_4 = (var_3 < var_n);
    if ((var_4) == false) goto end_while_0;
            // x[i] = 1.0                                                                     <L 10>
            wp::array_store(var_x, var_3, var_5);
            // i += 1                                                                         <L 11>
            var_7 = wp::add(var_3, var_6);
            wp::assign(var_3, var_7);
    goto start_while_0;
    end_while_0:;
    }
}

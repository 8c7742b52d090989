struct wp_args_while_plain_135c224d {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void while_plain_135c224d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_while_plain_135c224d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::int32 var_1;
    bool var_2;
    const wp::float32 var_3 = 1.0;
    const wp::int32 var_4 = 1;
    wp::int32 var_5;
    //---------
    // forward
    // def while_plain(x: wp.array(dtype=float), n: int):                                     <L 6>
    // i = int(0)                                                                             <L 7>
    var_1 = wp::int(var_0);
    // while i < n:                                                                           <L 8>
    start_while_0:;
    var_2 = (var_1 < var_n);
    if ((var_2) == false) goto end_while_0;
        // x[i] = 1.0                                                                         <L 9>
        wp::array_store(var_x, var_1, var_3);
        // i += 1                                                                             <L 10>
        var_5 = wp::add(var_1, var_4);
        wp::assign(var_1, var_5);
    goto start_while_0;
    end_while_0:;
}

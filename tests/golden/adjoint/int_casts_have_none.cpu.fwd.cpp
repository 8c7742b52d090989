struct wp_args_int_casts_have_none_66c25c64 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void int_casts_have_none_66c25c64_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_casts_have_none_66c25c64 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::int32 var_2;
    wp::float32 var_3;
    bool var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    //---------
    // forward
    // def int_casts_have_none(x: wp.array(dtype=float), n: int):                             <L 6>
    // a = int(x[0])                                                                          <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::int(var_3);
    // b = bool(n)                                                                            <L 8>
    var_4 = bool(var_n);
    // x[1] = float(n)                                                                        <L 9>
    var_5 = wp::float(var_n);
    wp::array_store(var_x, var_6, var_5);
}

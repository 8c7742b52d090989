struct wp_args_negative_index_73b633f7 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void negative_index_73b633f7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_negative_index_73b633f7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = -1;
    //---------
    // forward
    // def negative_index(x: wp.array(dtype=float), n: int):                                  <L 6>
    // x[-1] = x[-n]                                                                          <L 7>
    var_0 = wp::neg(var_n);
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    wp::array_store(var_x, var_4, var_2);
}

struct wp_args_assert_plain_c9989e4c {
    wp::int32 n;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void assert_plain_c9989e4c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assert_plain_c9989e4c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 0;
    wp::float32* var_3;
    const wp::float32 var_4 = 1.0;
    bool var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def assert_plain(n: int, x: wp.array(dtype=float)):                                    <L 6>
    // assert n > 0                                                                           <L 7>
    var_1 = (var_n > var_0);
    assert(((void)"assert n > 0",var_1));
    // assert x[0] < 1.0                                                                      <L 8>
    var_3 = wp::address(var_x, var_2);
    var_6 = wp::load(var_3);
    var_5 = (var_6 < var_4);
    assert(((void)"assert x[0] < 1.0",var_5));
}

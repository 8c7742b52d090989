struct wp_args_assert_multiline_b57cc4f5 {
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void assert_multiline_b57cc4f5_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assert_multiline_b57cc4f5 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    //---------
    // forward
    // def assert_multiline(n: int):                                                          <L 6>
    // assert (                                                                               <L 7>
    // n > 0                                                                                  <L 8>
    var_1 = (var_n > var_0);
    assert(((void)"assert (
        n > 0
    ), \"still here\"",var_1));
}

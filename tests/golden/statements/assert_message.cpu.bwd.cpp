struct wp_args_assert_message_c0b67ee9 {
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void assert_message_c0b67ee9_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assert_message_c0b67ee9 *_wp_args,
    wp_args_assert_message_c0b67ee9 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 9;
    bool var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    bool adj_1 = {};
    wp::int32 adj_2 = {};
    bool adj_3 = {};
    //---------
    // forward
    // def assert_message(n: int):                                                            <L 6>
    // assert n > 0, "n must be positive"                                                     <L 7>
    var_1 = (var_n > var_0);
    assert(((void)"assert n > 0, \"n must be positive\"",var_1));
    // assert n < 9, 'n is too large'                                                         <L 8>
    var_3 = (var_n < var_2);
    assert(((void)"assert n < 9, 'n is too large'",var_3));
    //---------
    // reverse
    // adj: assert n < 9, 'n is too large'                                                    <L 8>
    // adj: assert n > 0, "n must be positive"                                                <L 7>
    // adj: def assert_message(n: int):                                                       <L 6>
    return;
}

struct wp_args_ternary_nested_80b24d68 {
    wp::int32 n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void ternary_nested_80b24d68_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_ternary_nested_80b24d68 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 2;
    bool var_1;
    const wp::int32 var_2 = 1;
    const wp::int32 var_3 = 1;
    bool var_4;
    const wp::int32 var_5 = 2;
    const wp::int32 var_6 = 3;
    wp::int32 var_7;
    wp::int32 var_8;
    const wp::int32 var_9 = 0;
    //---------
    // forward
    // def ternary_nested(n: int, out: wp.array(dtype=int)):                                  <L 6>
    // out[0] = 1 if n > 2 else (2 if n > 1 else 3)                                           <L 7>
    var_1 = (var_n > var_0);
    if (var_1) {
    }
    if (!var_1) {
        var_4 = (var_n > var_3);
        if (var_4) {
        }
        if (!var_4) {
        }
        var_7 = wp::where(var_4, var_5, var_6);
    }
    var_8 = wp::where(var_1, var_2, var_7);
    wp::array_store(var_out, var_9, var_8);
}

struct wp_args_string_statement_816a3d9a {
    wp::int32 n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void string_statement_816a3d9a_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_string_statement_816a3d9a *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::str var_2 = "inside";
    const wp::int32 var_3 = 0;
    //---------
    // forward
    // def string_statement(n: int, out: wp.array(dtype=int)):                                <L 6>
    // if n > 0:                                                                              <L 9>
    var_1 = (var_n > var_0);
    if (var_1) {
        // "inside"                                                                           <L 10>
        // out[0] = n                                                                         <L 11>
        wp::array_store(var_out, var_3, var_n);
    }
}

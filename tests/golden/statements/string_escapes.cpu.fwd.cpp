struct wp_args_string_escapes_e2d6ef9d {
};

template <bool wp_linear_contiguous>
static void string_escapes_e2d6ef9d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_string_escapes_e2d6ef9d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    //---------
    // primal vars
    const wp::str var_0 = "tab\t newline\n backslash\\ quote' ";
    const wp::str var_1 = "caf\xe9 \u2713";
    const wp::str var_2 = "say "hi"";
    //---------
    // forward
    // def string_escapes():                                                                  <L 6>
    // print("tab\t newline\n backslash\\ quote' ")                                           <L 7>
    wp::print(var_0);
    // print("caf\u00e9 \u2713")                                                              <L 8>
    wp::print(var_1);
    // print('say "hi"')                                                                      <L 9>
    wp::print(var_2);
}

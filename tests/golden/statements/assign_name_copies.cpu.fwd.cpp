struct wp_args_assign_name_copies_8938025c {
    wp::int32 n;
    wp::array_t<wp::int32> out;
};

template <bool wp_linear_contiguous>
static void assign_name_copies_8938025c_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_assign_name_copies_8938025c *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::int32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::int32 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def assign_name_copies(n: int, out: wp.array(dtype=int)):                              <L 6>
    // a = n                                                                                  <L 7>
    var_0 = wp::copy(var_n);
    // b = a                                                                                  <L 8>
    var_1 = wp::copy(var_0);
    // out[0] = b                                                                             <L 9>
    wp::array_store(var_out, var_2, var_1);
}

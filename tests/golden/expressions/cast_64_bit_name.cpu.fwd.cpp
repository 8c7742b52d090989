struct wp_args_cast_64_bit_name_9bb6efc7 {
    wp::array_t<wp::int64> n;
};

template <bool wp_linear_contiguous>
static void cast_64_bit_name_9bb6efc7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_cast_64_bit_name_9bb6efc7 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int64> var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int64 var_0;
    wp::int64 var_1;
    const wp::int32 var_2 = 0;
    //---------
    // forward
    // def cast_64_bit_name(n: wp.array(dtype=wp.int64)):                                     <L 6>
    // k = 3                                                                                  <L 7>
    // m = wp.int64(k)                                                                        <L 8>
    var_0 = 3ll;
    // n[0] = m + k                                                                           <L 9>
    var_1 = wp::add(var_0, var_0);
    wp::array_store(var_n, var_2, var_1);
}

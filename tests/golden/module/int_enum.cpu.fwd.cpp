struct wp_args_int_enum_196d3f3d {
    wp::array_t<wp::int32> n;
    wp::int32 k;
};

template <bool wp_linear_contiguous>
static void int_enum_196d3f3d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_int_enum_196d3f3d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::int32 var_k = _wp_args->k;
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    bool var_1;
    const wp::int32 var_2 = 4;
    const wp::int32 var_3 = 0;
    const wp::int32 var_4 = 4;
    const wp::int32 var_5 = 4;
    wp::int32 var_6;
    const wp::int32 var_7 = 1;
    const wp::int32 var_8 = 3;
    const wp::int32 var_9 = 1;
    //---------
    // forward
    // def int_enum(n: wp.array(dtype=int), k: int):                                          <L 14>
    // if k == Kind.BOX:                                                                      <L 15>
    var_1 = (var_k == var_0);
    if (var_1) {
        // n[0] = Kind.ROD                                                                    <L 16>
        wp::array_store(var_n, var_3, var_2);
    }
    // n[1] = wp.max(k, Kind.ROD)                                                             <L 17>
    var_6 = wp::max(var_k, var_5);
    wp::array_store(var_n, var_7, var_6);
    // n[Kind.BOX] = 3                                                                        <L 18>
    wp::array_store(var_n, var_9, var_8);
}

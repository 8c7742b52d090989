// renamed.py:5
static wp::float32 other_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def original(a: float):                                                                <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

struct wp_args_renamed_dba0ba70 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void renamed_dba0ba70_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_renamed_dba0ba70 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def renamed(x: wp.array(dtype=float)):                                                 <L 11>
    // x[0] = original(x[0])                                                                  <L 12>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = other_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}

// template_again_list.py:0
static wp::float32 known_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    const bool var_0 = true;
    wp::float32 var_1;
    //---------
    // forward
    // def known(x: Any):                                                                     <L 1>
    // if wp.static(3 in KNOWN):                                                              <L 2>
    // return x                                                                               <L 3>
    return var_x;
    // return -x                                                                              <L 4>
    var_1 = wp::neg(var_x);
    return var_1;
}

struct wp_args_template_again_list_d10f92c7 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void template_again_list_d10f92c7_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_template_again_list_d10f92c7 *_wp_args)
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
    // def template_again_list(x: wp.array(dtype=float)):                                     <L 20>
    // x[0] = known(x[0])                                                                     <L 21>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = known_0(var_3);
    wp::array_store(var_x, var_4, var_2);
}

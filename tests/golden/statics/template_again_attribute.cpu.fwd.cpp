// template_again_attribute.py:0
static wp::float32 scaled_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def scaled(a: Any):                                                                    <L 1>
    // return a * type(a)(wp.static(Settings.power))                                          <L 2>
    var_1 = wp::float32(var_0);
    var_2 = wp::mul(var_a, var_1);
    return var_2;
}

struct wp_args_template_again_attribute_5775a9ae {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void template_again_attribute_5775a9ae_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_template_again_attribute_5775a9ae *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_template_again_attribute_5775a9ae wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def template_again_attribute(x: wp.array(dtype=float)):                                <L 20>
    // i = wp.tid()                                                                           <L 21>
    var_0 = builtin_tid1d();
    // x[i] = scaled(x[i])                                                                    <L 22>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = scaled_0(var_3);
    wp::array_store(var_x, var_0, var_2);
}

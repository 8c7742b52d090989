struct wp_args_augment_name_2ebefb67 {
    wp::float32 x;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void augment_name_2ebefb67_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_augment_name_2ebefb67 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::float32 var_x = _wp_args->x;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 1.0;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 2.0;
    wp::float32 var_5;
    const wp::float32 var_6 = 3.0;
    wp::float32 var_7;
    const wp::int32 var_8 = 0;
    //---------
    // forward
    // def augment_name(x: float, out: wp.array(dtype=float)):                                <L 6>
    // a = x                                                                                  <L 7>
    var_0 = wp::copy(var_x);
    // a += 1.0                                                                               <L 8>
    var_2 = wp::add(var_0, var_1);
    // a -= x                                                                                 <L 9>
    var_3 = wp::sub(var_2, var_x);
    // a *= 2.0                                                                               <L 10>
    var_5 = wp::mul(var_3, var_4);
    // a /= 3.0                                                                               <L 11>
    var_7 = wp::div(var_5, var_6);
    // out[0] = a                                                                             <L 12>
    wp::array_store(var_out, var_8, var_7);
}

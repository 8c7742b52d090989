// builtin_name_taken.py:5
static wp::float32 norm_l1_1(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::float32 var_6;
    //---------
    // forward
    // def norm_l1(v: wp.vec2):                                                               <L 6>
    // return wp.abs(v[0]) + wp.abs(v[1])                                                     <L 7>
    var_1 = wp::extract(var_v, var_0);
    var_2 = wp::abs(var_1);
    var_4 = wp::extract(var_v, var_3);
    var_5 = wp::abs(var_4);
    var_6 = wp::add(var_2, var_5);
    return var_6;
}

struct wp_args_builtin_name_taken_10a315c2 {
    wp::array_t<wp::vec_t<2, wp::float32>> v;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void builtin_name_taken_10a315c2_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_builtin_name_taken_10a315c2 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::vec_t<2, wp::float32>* var_1;
    wp::float32 var_2;
    wp::vec_t<2, wp::float32> var_3;
    const wp::int32 var_4 = 0;
    //---------
    // forward
    // def builtin_name_taken(v: wp.array(dtype=wp.vec2), out: wp.array(dtype=float)):        <L 11>
    // out[0] = norm_l1(v[0])                                                                 <L 12>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::load(var_1);
    var_2 = norm_l1_1(var_3);
    wp::array_store(var_out, var_4, var_2);
}

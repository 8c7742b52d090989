// user_operator.py:5
static wp::vec_t<3, wp::float32> add_0(
    wp::vec_t<3, wp::float32> var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    const wp::int32 var_5 = 2;
    wp::float32 var_6;
    wp::vec_t<3, wp::float32> var_7;
    //---------
    // forward
    // def add(a: wp.vec3, b: float):                                                         <L 6>
    // return wp.vec3(a[0] + b, a[1], a[2])                                                   <L 7>
    var_1 = wp::extract(var_a, var_0);
    var_2 = wp::add(var_1, var_b);
    var_4 = wp::extract(var_a, var_3);
    var_6 = wp::extract(var_a, var_5);
    var_7 = wp::vec_t<3, wp::float32>(var_2, var_4, var_6);
    return var_7;
}

struct wp_args_user_operator_de5a0f65 {
    wp::array_t<wp::vec_t<3, wp::float32>> v;
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void user_operator_de5a0f65_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_user_operator_de5a0f65 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_user_operator_de5a0f65 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> var_x = _wp_args->x;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::float32 var_2 = 2.0;
    wp::vec_t<3, wp::float32> var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32>* var_5;
    const wp::int32 var_6 = 0;
    wp::vec_t<3, wp::float32>* var_7;
    wp::vec_t<3, wp::float32> var_8;
    wp::vec_t<3, wp::float32> var_9;
    wp::vec_t<3, wp::float32> var_10;
    wp::float32* var_11;
    const wp::float32 var_12 = 1.0;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // forward
    // def user_operator(v: wp.array(dtype=wp.vec3), x: wp.array(dtype=float)):               <L 11>
    // i = wp.tid()                                                                           <L 12>
    var_0 = builtin_tid1d();
    // v[i] = v[i] + 2.0                                                                      <L 13>
    var_1 = wp::address(var_v, var_0);
    var_4 = wp::load(var_1);
    var_3 = add_0(var_4, var_2);
    wp::array_store(var_v, var_0, var_3);
    // v[i] = v[i] + v[0]                                                                     <L 14>
    var_5 = wp::address(var_v, var_0);
    var_7 = wp::address(var_v, var_6);
    var_9 = wp::load(var_5);
    var_10 = wp::load(var_7);
    var_8 = wp::add(var_9, var_10);
    wp::array_store(var_v, var_0, var_8);
    // x[i] = x[i] + 1.0                                                                      <L 15>
    var_11 = wp::address(var_x, var_0);
    var_14 = wp::load(var_11);
    var_13 = wp::add(var_14, var_12);
    wp::array_store(var_x, var_0, var_13);
}

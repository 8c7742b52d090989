// overloads.py:15
static wp::vec_t<3, wp::float32> mix_2(
    wp::vec_t<3, wp::float32> var_a,
    wp::vec_t<3, wp::float32> var_b)
{
    //---------
    // primal vars
    wp::vec_t<3, wp::float32> var_0;
    //---------
    // forward
    // def mix(a: wp.vec3, b: wp.vec3):                                                       <L 16>
    // return wp.cw_mul(a, b)                                                                 <L 17>
    var_0 = wp::cw_mul(var_a, var_b);
    return var_0;
}

// overloads.py:10
static wp::int32 mix_1(
    wp::int32 var_a,
    wp::int32 var_b)
{
    //---------
    // primal vars
    wp::int32 var_0;
    //---------
    // forward
    // def mix(a: int, b: int):                                                               <L 11>
    // return a * b                                                                           <L 12>
    var_0 = wp::mul(var_a, var_b);
    return var_0;
}

// overloads.py:5
static wp::float32 mix_0(
    wp::float32 var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def mix(a: float, b: float):                                                           <L 6>
    // return a + b                                                                           <L 7>
    var_0 = wp::add(var_a, var_b);
    return var_0;
}

struct wp_args_overloads_79d7de1f {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void overloads_79d7de1f_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_overloads_79d7de1f *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_overloads_79d7de1f wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::int32 var_2 = 0;
    wp::vec_t<3, wp::float32>* var_3;
    wp::vec_t<3, wp::float32> var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::int32* var_7;
    const wp::int32 var_8 = 2;
    wp::int32 var_9;
    wp::int32 var_10;
    wp::float32* var_11;
    const wp::float32 var_12 = 1.0;
    wp::float32 var_13;
    wp::float32 var_14;
    //---------
    // forward
    // def overloads(x: wp.array(dtype=float), n: wp.array(dtype=int), v: wp.array(dtype=wp.vec3)):       <L 21>
    // i = wp.tid()                                                                           <L 22>
    var_0 = builtin_tid1d();
    // v[i] = mix(v[i], v[0])                                                                 <L 23>
    var_1 = wp::address(var_v, var_0);
    var_3 = wp::address(var_v, var_2);
    var_5 = wp::load(var_1);
    var_6 = wp::load(var_3);
    var_4 = mix_2(var_5, var_6);
    wp::array_store(var_v, var_0, var_4);
    // n[i] = mix(n[i], 2)                                                                    <L 24>
    var_7 = wp::address(var_n, var_0);
    var_10 = wp::load(var_7);
    var_9 = mix_1(var_10, var_8);
    wp::array_store(var_n, var_0, var_9);
    // x[i] = mix(x[i], 1.0)                                                                  <L 25>
    var_11 = wp::address(var_x, var_0);
    var_14 = wp::load(var_11);
    var_13 = mix_0(var_14, var_12);
    wp::array_store(var_x, var_0, var_13);
}

// gradient_targets.py:5
static wp::float32 blend_0(
    wp::array_t<wp::float32> var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::int32 var_i,
    wp::float32 var_s)
{
    //---------
    // primal vars
    wp::float32* var_0;
    const wp::int32 var_1 = 0;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def blend(x: wp.array(dtype=float), v: wp.vec3, i: int, s: float):                     <L 6>
    // return x[i] * v[0] + s                                                                 <L 7>
    var_0 = wp::address(var_x, var_i);
    var_2 = wp::extract(var_v, var_1);
    var_4 = wp::load(var_0);
    var_3 = wp::mul(var_4, var_2);
    var_5 = wp::add(var_3, var_s);
    return var_5;
}

struct wp_args_targets_kernel_25f84f44 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void targets_kernel_25f84f44_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_targets_kernel_25f84f44 *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_targets_kernel_25f84f44 wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::vec_t<3, wp::float32>* var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    //---------
    // forward
    // def targets_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):              <L 26>
    // i = wp.tid()                                                                           <L 27>
    var_0 = builtin_tid1d();
    // x[i] = blend(x, v[i], i, 2.0)                                                          <L 28>
    var_1 = wp::address(var_v, var_0);
    var_4 = wp::load(var_1);
    var_3 = blend_0(var_x, var_4, var_0, var_2);
    wp::array_store(var_x, var_0, var_3);
}

// overload_in_branch.py:10
static wp::float32 norm_1(
    wp::vec_t<3, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def norm(v: wp.vec3):                                                                  <L 11>
    // return wp.length(v)                                                                    <L 12>
    var_0 = wp::length(var_v);
    return var_0;
}

// overload_in_branch.py:5
static wp::float32 norm_0(
    wp::vec_t<2, wp::float32> var_v)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def norm(v: wp.vec2):                                                                  <L 6>
    // return wp.length(v)                                                                    <L 7>
    var_0 = wp::length(var_v);
    return var_0;
}

struct wp_args_overload_in_branch_9ba2272d {
    wp::array_t<wp::vec_t<2, wp::float32>> a;
    wp::array_t<wp::vec_t<3, wp::float32>> b;
    wp::array_t<wp::float32> out;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void overload_in_branch_9ba2272d_cpu_kernel_forward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_overload_in_branch_9ba2272d *_wp_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_overload_in_branch_9ba2272d wp_contiguous_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_args.a.strides[0] = sizeof(wp::vec_t<2, wp::float32>);
        wp_contiguous_args.b.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_args.out.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_b = _wp_args->b;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    wp::int32 var_n = _wp_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::int32 var_1 = 0;
    bool var_2;
    wp::vec_t<3, wp::float32>* var_3;
    wp::float32 var_4;
    wp::vec_t<3, wp::float32> var_5;
    wp::vec_t<2, wp::float32>* var_6;
    wp::float32 var_7;
    wp::vec_t<2, wp::float32> var_8;
    //---------
    // forward
    // def overload_in_branch(a: wp.array(dtype=wp.vec2), b: wp.array(dtype=wp.vec3), out: wp.array(dtype=float), n: int):       <L 16>
    // i = wp.tid()                                                                           <L 17>
    var_0 = builtin_tid1d();
    // if n > 0:                                                                              <L 18>
    var_2 = (var_n > var_1);
    if (var_2) {
        // out[i] = norm(b[i])                                                                <L 19>
        var_3 = wp::address(var_b, var_0);
        var_5 = wp::load(var_3);
        var_4 = norm_1(var_5);
        wp::array_store(var_out, var_0, var_4);
    }
    if (!var_2) {
        // out[i] = norm(a[i])                                                                <L 21>
        var_6 = wp::address(var_a, var_0);
        var_8 = wp::load(var_6);
        var_7 = norm_0(var_8);
        wp::array_store(var_out, var_0, var_7);
    }
}

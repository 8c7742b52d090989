// call_without_arguments.py:5
static wp::float32 one_0(
    )
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    //---------
    // forward
    // def one():                                                                             <L 6>
    // return 1.0                                                                             <L 7>
    return var_0;
}

// call_without_arguments.py:5
static void adj_one_0(
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def one():                                                                             <L 6>
    // return 1.0                                                                             <L 7>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    // adj: return 1.0                                                                        <L 7>
    // adj: def one():                                                                        <L 6>
    return;
}

struct wp_args_call_without_arguments_4fef8273 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void call_without_arguments_4fef8273_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_call_without_arguments_4fef8273 *_wp_args,
    wp_args_call_without_arguments_4fef8273 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::int32 var_1 = 0;
    wp::vec_t<3, wp::float32> var_2;
    const wp::int32 var_3 = 0;
    wp::int32 var_4;
    wp::float32 var_5;
    const wp::int32 var_6 = 1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::vec_t<3, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::int32 adj_6 = {};
    //---------
    // forward
    // def call_without_arguments(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):       <L 11>
    // x[0] = one()                                                                           <L 12>
    var_0 = one_0();
    // wp::array_store(var_x, var_1, var_0);
    // v[0] = wp.vec3()                                                                       <L 13>
    var_2 = wp::vec_t<3, wp::float32>();
    // wp::array_store(var_v, var_3, var_2);
    // x[1] = float(wp.block_dim())                                                           <L 14>
    var_4 = builtin_block_dim();
    var_5 = wp::float(var_4);
    // wp::array_store(var_x, var_6, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_6, var_5, adj_x, adj_6, adj_5);
    wp::adj_float(var_4, adj_4, adj_5);
    // adj: x[1] = float(wp.block_dim())                                                      <L 14>
    wp::adj_array_store(var_v, var_3, var_2, adj_v, adj_3, adj_2);
    // adj: v[0] = wp.vec3()                                                                  <L 13>
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = one()                                                                      <L 12>
    // adj: def call_without_arguments(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):  <L 11>
    return;
}

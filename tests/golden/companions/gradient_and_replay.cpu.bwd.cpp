// gradient_and_replay.py:5
static wp::float32 step_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def step(x: float):                                                                    <L 6>
    // return x * x                                                                           <L 7>
    var_0 = wp::mul(var_x, var_x);
    return var_0;
}

// gradient_and_replay.py:10
static wp::float32 step_1(
    wp::vec_t<3, wp::float32> var_x)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def step(x: wp.vec3):                                                                  <L 11>
    // return wp.dot(x, x)                                                                    <L 12>
    var_0 = wp::dot(var_x, var_x);
    return var_0;
}

// gradient_and_replay.py:20
static wp::float32 replay_step_0(
    wp::float32 var_x)
{
    //---------
    // primal vars
    //---------
    // forward
    // def step_replay(x: float):                                                             <L 21>
    // return x                                                                               <L 22>
    return var_x;
}

// gradient_and_replay.py:15
static void adj_step_0(
    wp::float32 var_x,
    wp::float32 & adj_x,
    wp::float32 & var_adj_ret)
{
	// user-defined adjoint code
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def step_gradient(x: float, adj_ret: float):                                           <L 16>
    // wp.adjoint[x] += 2.0 * x * adj_ret                                                     <L 17>
    var_1 = wp::mul(var_0, var_x);
    var_2 = wp::mul(var_1, var_adj_ret);
    var_3 = wp::add(adj_x, var_2);
    adj_x = var_3;
}

// gradient_and_replay.py:10
static void adj_step_1(
    wp::vec_t<3, wp::float32> var_x,
    wp::vec_t<3, wp::float32> & adj_x,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    //---------
    // forward
    // def step(x: wp.vec3):                                                                  <L 11>
    // return wp.dot(x, x)                                                                    <L 12>
    var_0 = wp::dot(var_x, var_x);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    wp::adj_dot(var_x, var_x, adj_x, adj_x, adj_0);
    // adj: return wp.dot(x, x)                                                               <L 12>
    // adj: def step(x: wp.vec3):                                                             <L 11>
    return;
}

struct wp_args_both_kernel_7a91f20e {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void both_kernel_7a91f20e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_both_kernel_7a91f20e *_wp_args,
    wp_args_both_kernel_7a91f20e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_both_kernel_7a91f20e wp_contiguous_args;
    wp_args_both_kernel_7a91f20e wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        wp_contiguous_adj_args.v.strides[0] = sizeof(wp::vec_t<3, wp::float32>);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> var_v = _wp_args->v;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32>* var_4;
    wp::float32 var_5;
    wp::vec_t<3, wp::float32> var_6;
    wp::float32 var_7;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::float32 adj_7 = {};
    //---------
    // forward
    // def both_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):                 <L 26>
    // i = wp.tid()                                                                           <L 27>
    var_0 = builtin_tid1d();
    // x[i] = step(x[i]) + step(v[i])                                                         <L 28>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = replay_step_0(var_3);
    var_4 = wp::address(var_v, var_0);
    var_6 = wp::load(var_4);
    var_5 = step_1(var_6);
    var_7 = wp::add(var_2, var_5);
    // wp::array_store(var_x, var_0, var_7);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_7, adj_x, adj_0, adj_7);
    wp::adj_add(var_2, var_5, adj_2, adj_5, adj_7);
    adj_step_1(var_6, adj_4, adj_5);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_4);
    adj_step_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = step(x[i]) + step(v[i])                                                    <L 28>
    // adj: i = wp.tid()                                                                      <L 27>
    // adj: def both_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):            <L 26>
    return;
}

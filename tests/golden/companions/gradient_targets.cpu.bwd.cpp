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

// gradient_targets.py:10
static void adj_blend_0(
    wp::array_t<wp::float32> var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::int32 var_i,
    wp::float32 var_s,
    wp::array_t<wp::float32> & adj_x,
    wp::vec_t<3, wp::float32> & adj_v,
    wp::int32 & adj_i,
    wp::float32 & adj_s,
    wp::float32 & var_adj_ret)
{
	// user-defined adjoint code
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::float32 var_4 = 1.0;
    wp::float32 var_5;
    const wp::int32 var_6 = 0;
    wp::float32* var_7;
    wp::float32 var_8;
    wp::float32 var_9;
    const wp::float32 var_10 = 0.0;
    const wp::float32 var_11 = 0.0;
    wp::vec_t<3, wp::float32> var_12;
    wp::vec_t<3, wp::float32> var_13;
    wp::float32* var_14;
    const wp::float32 var_15 = 2.0;
    wp::float32 var_16;
    wp::float32 var_17;
    const wp::int32 var_18 = 1;
    wp::float32 var_19;
    wp::float32 var_20;
    wp::float32 var_21;
    const wp::float32 var_22 = 3.0;
    wp::float32 var_23;
    const wp::float32 var_24 = 0.5;
    wp::vec_t<3, wp::float32> var_25;
    wp::float32 var_26;
    //---------
    // forward
    // def adj_blend(x: wp.array(dtype=float), v: wp.vec3, i: int, s: float, adj_ret: float):       <L 11>
    // wp.adjoint[x][i] += v[0] * adj_ret                                                     <L 12>
    var_1 = wp::extract(var_v, var_0);
    var_2 = wp::mul(var_1, var_adj_ret);
    var_3 = wp::atomic_add(adj_x, var_i, var_2);
    // wp.adjoint[x][i] -= 1.0                                                                <L 13>
    var_5 = wp::atomic_sub(adj_x, var_i, var_4);
    // wp.adjoint[x][i] = adj_ret                                                             <L 14>
    wp::array_store(adj_x, var_i, var_adj_ret);
    // wp.adjoint[v][0] += x[i] * adj_ret                                                     <L 15>
    var_7 = wp::address(var_x, var_i);
    var_9 = wp::load(var_7);
    var_8 = wp::mul(var_9, var_adj_ret);
    wp::add_inplace(adj_v, var_6, var_8);
    // wp.adjoint[v] += wp.vec3(adj_ret, 0.0, 0.0)                                            <L 16>
    var_12 = wp::vec_t<3, wp::float32>(var_adj_ret, var_10, var_11);
    var_13 = wp::add(adj_v, var_12);
    adj_v = var_13;
    // wp.adjoint[s] += wp.adjoint[x][i] * 2.0 + wp.adjoint[v][1]                             <L 17>
    var_14 = wp::address(adj_x, var_i);
    var_17 = wp::load(var_14);
    var_16 = wp::mul(var_17, var_15);
    var_19 = wp::extract(adj_v, var_18);
    var_20 = wp::add(var_16, var_19);
    var_21 = wp::add(adj_s, var_20);
    adj_s = var_21;
    // wp.adjoint[s] *= 3.0                                                                   <L 18>
    var_23 = wp::mul(adj_s, var_22);
    adj_s = var_23;
    // wp.adjoint[v] = wp.adjoint[v] * 0.5                                                    <L 19>
    var_25 = wp::mul(adj_v, var_24);
    adj_v = var_25;
    // wp.atomic_add(wp.adjoint[x], i, adj_ret)                                               <L 20>
    var_26 = wp::atomic_add(adj_x, var_i, var_adj_ret);
    // if wp.adjoint[x]:                                                                      <L 21>
    if (adj_x) {
        // wp.adjoint[s] = adj_ret                                                            <L 22>
        adj_s = var_adj_ret;
    }
}

struct wp_args_targets_kernel_25f84f44 {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::vec_t<3, wp::float32>> v;
};

template <bool wp_linear_contiguous>
static void targets_kernel_25f84f44_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_targets_kernel_25f84f44 *_wp_args,
    wp_args_targets_kernel_25f84f44 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_targets_kernel_25f84f44 wp_contiguous_args;
    wp_args_targets_kernel_25f84f44 wp_contiguous_adj_args;
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
    wp::vec_t<3, wp::float32>* var_1;
    const wp::float32 var_2 = 2.0;
    wp::float32 var_3;
    wp::vec_t<3, wp::float32> var_4;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::vec_t<3, wp::float32> adj_4 = {};
    //---------
    // forward
    // def targets_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):              <L 26>
    // i = wp.tid()                                                                           <L 27>
    var_0 = builtin_tid1d();
    // x[i] = blend(x, v[i], i, 2.0)                                                          <L 28>
    var_1 = wp::address(var_v, var_0);
    var_4 = wp::load(var_1);
    var_3 = blend_0(var_x, var_4, var_0, var_2);
    // wp::array_store(var_x, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_3, adj_x, adj_0, adj_3);
    adj_blend_0(var_x, var_4, var_0, var_2, adj_x, adj_1, adj_0, adj_2, adj_3);
    wp::adj_address(var_v, var_0, adj_v, adj_0, adj_1);
    // adj: x[i] = blend(x, v[i], i, 2.0)                                                     <L 28>
    // adj: i = wp.tid()                                                                      <L 27>
    // adj: def targets_kernel(x: wp.array(dtype=float), v: wp.array(dtype=wp.vec3)):         <L 26>
    return;
}

// transitive_use.py:5
static wp::float32 leaf_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def leaf(a: float):                                                                    <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

// transitive_use.py:10
static wp::float32 branch_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    //---------
    // forward
    // def branch(a: float):                                                                  <L 11>
    // return leaf(a) * 2.0                                                                   <L 12>
    var_0 = leaf_0(var_a);
    var_2 = wp::mul(var_0, var_1);
    return var_2;
}

// transitive_use.py:5
static void adj_leaf_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    //---------
    // forward
    // def leaf(a: float):                                                                    <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_1 += adj_ret;
    wp::adj_add(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return a + 1.0                                                                    <L 7>
    // adj: def leaf(a: float):                                                               <L 6>
    return;
}

// transitive_use.py:10
static void adj_branch_0(
    wp::float32 var_a,
    wp::float32 & adj_a,
    wp::float32 & adj_ret)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    //---------
    // forward
    // def branch(a: float):                                                                  <L 11>
    // return leaf(a) * 2.0                                                                   <L 12>
    var_0 = leaf_0(var_a);
    var_2 = wp::mul(var_0, var_1);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_2 += adj_ret;
    wp::adj_mul(var_0, var_1, adj_0, adj_1, adj_2);
    adj_leaf_0(var_a, adj_a, adj_0);
    // adj: return leaf(a) * 2.0                                                              <L 12>
    // adj: def branch(a: float):                                                             <L 11>
    return;
}

struct wp_args_second_57ee25ac {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void second_57ee25ac_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_second_57ee25ac *_wp_args,
    wp_args_second_57ee25ac *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    const wp::int32 var_4 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    wp::int32 adj_4 = {};
    //---------
    // forward
    // def second(x: wp.array(dtype=float)):                                                  <L 21>
    // x[0] = branch(x[0])                                                                    <L 22>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = branch_0(var_3);
    // wp::array_store(var_x, var_4, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_4, var_2, adj_x, adj_4, adj_2);
    adj_branch_0(var_3, adj_1, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[0] = branch(x[0])                                                               <L 22>
    // adj: def second(x: wp.array(dtype=float)):                                             <L 21>
    return;
}

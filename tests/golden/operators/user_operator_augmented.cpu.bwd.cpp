// user_operator_augmented.py:5
static wp::vec_t<2, wp::float32> sub_0(
    wp::vec_t<2, wp::float32> var_a,
    wp::float32 var_b)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::vec_t<2, wp::float32> var_6;
    //---------
    // forward
    // def sub(a: wp.vec2, b: float):                                                         <L 6>
    // return wp.vec2(a[0] - b, a[1] - b)                                                     <L 7>
    var_1 = wp::extract(var_a, var_0);
    var_2 = wp::sub(var_1, var_b);
    var_4 = wp::extract(var_a, var_3);
    var_5 = wp::sub(var_4, var_b);
    var_6 = wp::vec_t<2, wp::float32>(var_2, var_5);
    return var_6;
}

// user_operator_augmented.py:5
static void adj_sub_0(
    wp::vec_t<2, wp::float32> var_a,
    wp::float32 var_b,
    wp::vec_t<2, wp::float32> & adj_a,
    wp::float32 & adj_b,
    wp::vec_t<2, wp::float32> & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32 var_1;
    wp::float32 var_2;
    const wp::int32 var_3 = 1;
    wp::float32 var_4;
    wp::float32 var_5;
    wp::vec_t<2, wp::float32> var_6;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::int32 adj_3 = {};
    wp::float32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<2, wp::float32> adj_6 = {};
    //---------
    // forward
    // def sub(a: wp.vec2, b: float):                                                         <L 6>
    // return wp.vec2(a[0] - b, a[1] - b)                                                     <L 7>
    var_1 = wp::extract(var_a, var_0);
    var_2 = wp::sub(var_1, var_b);
    var_4 = wp::extract(var_a, var_3);
    var_5 = wp::sub(var_4, var_b);
    var_6 = wp::vec_t<2, wp::float32>(var_2, var_5);
    goto label0;
    //---------
    // reverse
    label0:;
    adj_6 += adj_ret;
    wp::adj_vec_t(var_2, var_5, adj_2, adj_5, adj_6);
    wp::adj_sub(var_4, var_b, adj_4, adj_b, adj_5);
    wp::adj_extract(var_a, var_3, adj_a, adj_3, adj_4);
    wp::adj_sub(var_1, var_b, adj_1, adj_b, adj_2);
    wp::adj_extract(var_a, var_0, adj_a, adj_0, adj_1);
    // adj: return wp.vec2(a[0] - b, a[1] - b)                                                <L 7>
    // adj: def sub(a: wp.vec2, b: float):                                                    <L 6>
    return;
}

struct wp_args_user_operator_augmented_1d5fb1a4 {
    wp::array_t<wp::vec_t<2, wp::float32>> out;
    wp::vec_t<2, wp::float32> v;
};

template <bool wp_linear_contiguous>
static void user_operator_augmented_1d5fb1a4_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_user_operator_augmented_1d5fb1a4 *_wp_args,
    wp_args_user_operator_augmented_1d5fb1a4 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::vec_t<2, wp::float32>> var_out = _wp_args->out;
    wp::vec_t<2, wp::float32> var_v = _wp_args->v;
    wp::array_t<wp::vec_t<2, wp::float32>> adj_out = _wp_adj_args->out;
    wp::vec_t<2, wp::float32> adj_v = _wp_adj_args->v;
    //---------
    // primal vars
    wp::vec_t<2, wp::float32> var_0;
    const wp::float32 var_1 = 1.0;
    wp::vec_t<2, wp::float32> var_2;
    const wp::int32 var_3 = 0;
    //---------
    // dual vars
    wp::vec_t<2, wp::float32> adj_0 = {};
    wp::float32 adj_1 = {};
    wp::vec_t<2, wp::float32> adj_2 = {};
    wp::int32 adj_3 = {};
    //---------
    // forward
    // def user_operator_augmented(out: wp.array(dtype=wp.vec2), v: wp.vec2):                 <L 11>
    // w = v                                                                                  <L 12>
    var_0 = wp::copy(var_v);
    // w -= 1.0                                                                               <L 13>
    var_2 = sub_0(var_0, var_1);
    // out[0] = w                                                                             <L 14>
    // wp::array_store(var_out, var_3, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_3, var_2, adj_out, adj_3, adj_2);
    // adj: out[0] = w                                                                        <L 14>
    adj_sub_0(var_0, var_1, adj_0, adj_1, adj_2);
    // adj: w -= 1.0                                                                          <L 13>
    wp::adj_copy(var_v, adj_v, adj_0);
    // adj: w = v                                                                             <L 12>
    // adj: def user_operator_augmented(out: wp.array(dtype=wp.vec2), v: wp.vec2):            <L 11>
    return;
}

struct wp_args_type_reference_hashed_7b49611e {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void type_reference_hashed_7b49611e_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_type_reference_hashed_7b49611e *_wp_args,
    wp_args_type_reference_hashed_7b49611e *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::vec_t<3, wp::float32> var_1;
    const wp::float32 var_2 = 2.0;
    wp::mat_t<2, 2, wp::float32> var_3;
    const wp::int32 var_4 = 3;
    wp::uint8 var_5;
    const wp::int32 var_6 = 0;
    wp::float32 var_7;
    const wp::int32 var_8 = 0;
    const wp::int32 var_9 = 0;
    wp::float32 var_10;
    wp::float32 var_11;
    wp::float32 var_12;
    wp::float32 var_13;
    const wp::int32 var_14 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::vec_t<3, wp::float32> adj_1 = {};
    wp::float32 adj_2 = {};
    wp::mat_t<2, 2, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::uint8 adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::int32 adj_8 = {};
    wp::int32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::float32 adj_11 = {};
    wp::float32 adj_12 = {};
    wp::float32 adj_13 = {};
    wp::int32 adj_14 = {};
    //---------
    // forward
    // def type_reference_hashed(x: wp.array(dtype=float)):                                   <L 6>
    // v = wp.vec3(1.0)                                                                       <L 7>
    var_1 = wp::vec_t<3, wp::float32>(var_0);
    // m = wp.mat22(2.0)                                                                      <L 8>
    var_3 = wp::mat_t<2, 2, wp::float32>(var_2);
    // n = wp.uint8(3)                                                                        <L 9>
    var_5 = wp::uint8(var_4);
    // x[0] = v[0] + m[0, 0] + float(n)                                                       <L 10>
    var_7 = wp::extract(var_1, var_6);
    var_10 = wp::extract(var_3, var_8, var_9);
    var_11 = wp::add(var_7, var_10);
    var_12 = wp::float(var_5);
    var_13 = wp::add(var_11, var_12);
    // wp::array_store(var_x, var_14, var_13);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_14, var_13, adj_x, adj_14, adj_13);
    wp::adj_add(var_11, var_12, adj_11, adj_12, adj_13);
    wp::adj_float(var_5, adj_5, adj_12);
    wp::adj_add(var_7, var_10, adj_7, adj_10, adj_11);
    wp::adj_extract(var_3, var_8, var_9, adj_3, adj_8, adj_9, adj_10);
    wp::adj_extract(var_1, var_6, adj_1, adj_6, adj_7);
    // adj: x[0] = v[0] + m[0, 0] + float(n)                                                  <L 10>
    // adj: n = wp.uint8(3)                                                                   <L 9>
    wp::adj_mat_t(var_2, adj_2, adj_3);
    // adj: m = wp.mat22(2.0)                                                                 <L 8>
    wp::adj_vec_t(var_0, adj_0, adj_1);
    // adj: v = wp.vec3(1.0)                                                                  <L 7>
    // adj: def type_reference_hashed(x: wp.array(dtype=float)):                              <L 6>
    return;
}

struct wp_args_view_adjoint_4d388c73 {
    wp::array_t<wp::float32> x;
    wp::int32 n;
};

template <bool wp_linear_contiguous>
static void view_adjoint_4d388c73_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_view_adjoint_4d388c73 *_wp_args,
    wp_args_view_adjoint_4d388c73 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::int32 var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::int32 adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::array_t<wp::float32> var_1;
    const wp::int32 var_2 = 1;
    wp::slice_t var_3;
    const wp::int32 var_4 = 1;
    wp::array_t<wp::float32> var_5;
    const wp::int32 var_6 = 0;
    wp::float32* var_7;
    const wp::float32 var_8 = 2.0;
    wp::float32 var_9;
    wp::float32 var_10;
    const wp::int32 var_11 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::array_t<wp::float32> adj_1 = {};
    wp::int32 adj_2 = {};
    wp::slice_t adj_3 = {};
    wp::int32 adj_4 = {};
    wp::array_t<wp::float32> adj_5 = {};
    wp::int32 adj_6 = {};
    wp::float32 adj_7 = {};
    wp::float32 adj_8 = {};
    wp::float32 adj_9 = {};
    wp::float32 adj_10 = {};
    wp::int32 adj_11 = {};
    //---------
    // forward
    // def view_adjoint(x: wp.array2d(dtype=float), n: int):                                  <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // row = x[i]                                                                             <L 8>
    var_1 = wp::view(var_x, var_0);
    // part = row[1:n]                                                                        <L 9>
    var_3 = wp::slice_t(var_2, var_n, var_4);
    var_5 = wp::view(var_1, var_3);
    // part[0] = row[0] * 2.0                                                                 <L 10>
    var_7 = wp::address(var_1, var_6);
    var_10 = wp::load(var_7);
    var_9 = wp::mul(var_10, var_8);
    // wp::array_store(var_5, var_11, var_9);
    //---------
    // reverse
    wp::adj_array_store(var_5, var_11, var_9, adj_5, adj_11, adj_9);
    wp::adj_mul(var_10, var_8, adj_7, adj_8, adj_9);
    wp::adj_address(var_1, var_6, adj_1, adj_6, adj_7);
    // adj: part[0] = row[0] * 2.0                                                            <L 10>
    wp::adj_view(var_1, var_3, adj_1, adj_3, adj_5);
    // adj: part = row[1:n]                                                                   <L 9>
    wp::adj_view(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: row = x[i]                                                                        <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def view_adjoint(x: wp.array2d(dtype=float), n: int):                             <L 6>
    return;
}

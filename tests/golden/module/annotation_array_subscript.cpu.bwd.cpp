struct wp_args_annotation_array_subscript_fce83c94 {
    wp::array_t<wp::float32> a;
    wp::array_t<wp::vec_t<3, wp::float32>> b;
    wp::array_t<wp::int32> c;
};

template <bool wp_linear_contiguous>
static void annotation_array_subscript_fce83c94_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_annotation_array_subscript_fce83c94 *_wp_args,
    wp_args_annotation_array_subscript_fce83c94 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_a = _wp_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> var_b = _wp_args->b;
    wp::array_t<wp::int32> var_c = _wp_args->c;
    wp::array_t<wp::float32> adj_a = _wp_adj_args->a;
    wp::array_t<wp::vec_t<3, wp::float32>> adj_b = _wp_adj_args->b;
    wp::array_t<wp::int32> adj_c = _wp_adj_args->c;
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    const wp::int32 var_1 = 0;
    const wp::int32 var_2 = 0;
    wp::vec_t<3, wp::float32>* var_3;
    const wp::int32 var_4 = 0;
    wp::float32 var_5;
    wp::vec_t<3, wp::float32> var_6;
    const wp::int32 var_7 = 0;
    const wp::int32 var_8 = 0;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::int32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::vec_t<3, wp::float32> adj_3 = {};
    wp::int32 adj_4 = {};
    wp::float32 adj_5 = {};
    wp::vec_t<3, wp::float32> adj_6 = {};
    wp::int32 adj_7 = {};
    wp::int32 adj_8 = {};
    //---------
    // forward
    // def annotation_array_subscript(a: wp.array[float, 2], b: wp.array[wp.vec3, Literal[3]], c: wp.array1d[int]):       <L 8>
    // a[0, 0] = b[0, 0, 0][0]                                                                <L 9>
    var_3 = wp::address(var_b, var_0, var_1, var_2);
    var_6 = wp::load(var_3);
    var_5 = wp::extract(var_6, var_4);
    // wp::array_store(var_a, var_7, var_8, var_5);
    //---------
    // reverse
    wp::adj_array_store(var_a, var_7, var_8, var_5, adj_a, adj_7, adj_8, adj_5);
    wp::adj_extract(var_6, var_4, adj_3, adj_4, adj_5);
    wp::adj_address(var_b, var_0, var_1, var_2, adj_b, adj_0, adj_1, adj_2, adj_3);
    // adj: a[0, 0] = b[0, 0, 0][0]                                                           <L 9>
    // adj: def annotation_array_subscript(a: wp.array[float, 2], b: wp.array[wp.vec3, Literal[3]], c: wp.array1d[int]):  <L 8>
    return;
}

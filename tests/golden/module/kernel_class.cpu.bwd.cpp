struct wp_args_renamed_22135937 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void renamed_22135937_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_renamed_22135937 *_wp_args,
    wp_args_renamed_22135937 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def plain(x: wp.array(dtype=float)):                                                   <L 7>
    // x[0] = 1.0                                                                             <L 8>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 1.0                                                                        <L 8>
    // adj: def plain(x: wp.array(dtype=float)):                                              <L 7>
    return;
}

struct wp_args_scale_float32_31603951 {
    wp::array_t<wp::float32> x;
    wp::float32 by;
};

template <bool wp_linear_contiguous>
static void scale_float32_31603951_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_scale_float32_31603951 *_wp_args,
    wp_args_scale_float32_31603951 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_scale_float32_31603951 wp_contiguous_args;
    wp_args_scale_float32_31603951 wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::float32 var_by = _wp_args->by;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::float32 adj_by = _wp_adj_args->by;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::float32 adj_2 = {};
    wp::float32 adj_3 = {};
    //---------
    // forward
    // def scale(x: wp.array(dtype=dtype), by: dtype):                                        <L 19>
    // i = wp.tid()                                                                           <L 20>
    var_0 = builtin_tid1d();
    // x[i] = x[i] * by                                                                       <L 21>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::mul(var_3, var_by);
    // wp::array_store(var_x, var_0, var_2);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
    wp::adj_mul(var_3, var_by, adj_1, adj_by, adj_2);
    wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
    // adj: x[i] = x[i] * by                                                                  <L 21>
    // adj: i = wp.tid()                                                                      <L 20>
    // adj: def scale(x: wp.array(dtype=dtype), by: dtype):                                   <L 19>
    return;
}

struct wp_args_decorated_20c93503 {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void decorated_20c93503_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_decorated_20c93503 *_wp_args,
    wp_args_decorated_20c93503 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 2.0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def decorated(x: wp.array(dtype=float)):                                               <L 27>
    // x[0] = 2.0                                                                             <L 28>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 2.0                                                                        <L 28>
    // adj: def decorated(x: wp.array(dtype=float)):                                          <L 27>
    return;
}

struct wp_args_by_class_04ecc3da {
    wp::array_t<wp::float32> x;
};

template <bool wp_linear_contiguous>
static void by_class_04ecc3da_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_by_class_04ecc3da *_wp_args,
    wp_args_by_class_04ecc3da *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    //---------
    // primal vars
    const wp::float32 var_0 = 3.0;
    const wp::int32 var_1 = 0;
    //---------
    // dual vars
    wp::float32 adj_0 = {};
    wp::int32 adj_1 = {};
    //---------
    // forward
    // def by_class(x: wp.array(dtype=float)):                                                <L 32>
    // x[0] = 3.0                                                                             <L 33>
    // wp::array_store(var_x, var_1, var_0);
    //---------
    // reverse
    wp::adj_array_store(var_x, var_1, var_0, adj_x, adj_1, adj_0);
    // adj: x[0] = 3.0                                                                        <L 33>
    // adj: def by_class(x: wp.array(dtype=float)):                                           <L 32>
    return;
}

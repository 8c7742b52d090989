// generic.py:0
static CUDA_CALLABLE void accumulate_0(
    wp::array_t<wp::float32> x,
    wp::int32 i,
    wp::float32 v)
{
x[i] += v;}

// generic.py:0
static CUDA_CALLABLE void accumulate_0(
    wp::array_t<wp::int32> x,
    wp::int32 i,
    wp::int32 v)
{
x[i] += v;}

// generic.py:0
static CUDA_CALLABLE void adj_accumulate_0(
    wp::array_t<wp::float32> x,
    wp::int32 i,
    wp::float32 v,
    wp::array_t<wp::float32> & adj_x,
    wp::int32 & adj_i,
    wp::float32 & adj_v)
{
}

// generic.py:0
static CUDA_CALLABLE void adj_accumulate_0(
    wp::array_t<wp::int32> x,
    wp::int32 i,
    wp::int32 v,
    wp::array_t<wp::int32> & adj_x,
    wp::int32 & adj_i,
    wp::int32 & adj_v)
{
}

struct wp_args_generic_kernel_47b45b5a {
    wp::array_t<wp::float32> x;
    wp::array_t<wp::int32> n;
};

template <bool wp_linear_contiguous>
static void generic_kernel_47b45b5a_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_generic_kernel_47b45b5a *_wp_args,
    wp_args_generic_kernel_47b45b5a *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_generic_kernel_47b45b5a wp_contiguous_args;
    wp_args_generic_kernel_47b45b5a wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_adj_args.x.strides[0] = sizeof(wp::float32);
        wp_contiguous_args.n.strides[0] = sizeof(wp::int32);
        wp_contiguous_adj_args.n.strides[0] = sizeof(wp::int32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::array_t<wp::float32> var_x = _wp_args->x;
    wp::array_t<wp::int32> var_n = _wp_args->n;
    wp::array_t<wp::float32> adj_x = _wp_adj_args->x;
    wp::array_t<wp::int32> adj_n = _wp_adj_args->n;
    //---------
    // primal vars
    wp::int32 var_0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 2;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def generic_kernel(x: wp.array(dtype=float), n: wp.array(dtype=int)):                  <L 12>
    // i = wp.tid()                                                                           <L 13>
    var_0 = builtin_tid1d();
    // accumulate(x, i, 1.0)                                                                  <L 14>
    accumulate_0(var_x, var_0, var_1);
    // accumulate(n, i, 2)                                                                    <L 15>
    accumulate_0(var_n, var_0, var_2);
    //---------
    // reverse
    adj_accumulate_0(var_n, var_0, var_2, adj_n, adj_0, adj_2);
    // adj: accumulate(n, i, 2)                                                               <L 15>
    adj_accumulate_0(var_x, var_0, var_1, adj_x, adj_0, adj_1);
    // adj: accumulate(x, i, 1.0)                                                             <L 14>
    // adj: i = wp.tid()                                                                      <L 13>
    // adj: def generic_kernel(x: wp.array(dtype=float), n: wp.array(dtype=int)):             <L 12>
    return;
}

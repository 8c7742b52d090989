struct wp_args_rand_init_rows_585ccb9d {
    wp::int32 seed;
    wp::array_t<wp::uint32> out;
};

template <bool wp_linear_contiguous>
static void rand_init_rows_585ccb9d_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_rand_init_rows_585ccb9d *_wp_args,
    wp_args_rand_init_rows_585ccb9d *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;
    wp_args_rand_init_rows_585ccb9d wp_contiguous_args;
    wp_args_rand_init_rows_585ccb9d wp_contiguous_adj_args;
    if constexpr (wp_linear_contiguous)
    {
        wp_contiguous_args = *_wp_args;
        wp_contiguous_adj_args = *_wp_adj_args;
        wp_contiguous_args.out.strides[0] = sizeof(wp::uint32);
        wp_contiguous_adj_args.out.strides[0] = sizeof(wp::uint32);
        _wp_args = &wp_contiguous_args;
        _wp_adj_args = &wp_contiguous_adj_args;
    }
    //---------
    // argument vars
    wp::int32 var_seed = _wp_args->seed;
    wp::array_t<wp::uint32> var_out = _wp_args->out;
    wp::int32 adj_seed = _wp_adj_args->seed;
    wp::array_t<wp::uint32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    wp::int32 var_0;
    wp::uint32 var_1;
    const wp::int32 var_2 = 0;
    wp::uint32 var_3;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    wp::uint32 adj_1 = {};
    wp::int32 adj_2 = {};
    wp::uint32 adj_3 = {};
    //---------
    // forward
    // def rand_init_rows(seed: int, out: wp.array(dtype=wp.uint32)):                         <L 6>
    // i = wp.tid()                                                                           <L 7>
    var_0 = builtin_tid1d();
    // out[0] = wp.rand_init(seed)                                                            <L 8>
    var_1 = wp::rand_init(var_seed);
    // wp::array_store(var_out, var_2, var_1);
    // out[i] = wp.rand_init(seed, i)                                                         <L 9>
    var_3 = wp::rand_init(var_seed, var_0);
    // wp::array_store(var_out, var_0, var_3);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_0, var_3, adj_out, adj_0, adj_3);
    // adj: out[i] = wp.rand_init(seed, i)                                                    <L 9>
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    // adj: out[0] = wp.rand_init(seed)                                                       <L 8>
    // adj: i = wp.tid()                                                                      <L 7>
    // adj: def rand_init_rows(seed: int, out: wp.array(dtype=wp.uint32)):                    <L 6>
    return;
}

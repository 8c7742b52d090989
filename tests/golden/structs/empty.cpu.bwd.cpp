struct Empty_c6c094bc
{
    char _dummy_;


    
    CUDA_CALLABLE Empty_c6c094bc()
    
    {
    }

    CUDA_CALLABLE Empty_c6c094bc& operator += (const Empty_c6c094bc& rhs)
    {
        return *this;}

};

static CUDA_CALLABLE void adj_Empty_c6c094bc(Empty_c6c094bc & adj_ret)
{
}

// Required when compiling adjoints.
CUDA_CALLABLE Empty_c6c094bc add(const Empty_c6c094bc& a, const Empty_c6c094bc& b)
{
    return Empty_c6c094bc();
}

CUDA_CALLABLE void adj_atomic_add(Empty_c6c094bc* p, Empty_c6c094bc t)
{
}

struct wp_args_empty_40f2c0d1 {
    Empty_c6c094bc e;
    wp::array_t<wp::float32> out;
};

template <bool wp_linear_contiguous>
static void empty_40f2c0d1_cpu_kernel_backward(
    wp::launch_bounds_t<1> dim,
    size_t task_index,
    wp_args_empty_40f2c0d1 *_wp_args,
    wp_args_empty_40f2c0d1 *_wp_adj_args)
{
    static constexpr bool wp_linear_tid = wp_linear_contiguous;

    //---------
    // argument vars
    Empty_c6c094bc var_e = _wp_args->e;
    wp::array_t<wp::float32> var_out = _wp_args->out;
    Empty_c6c094bc adj_e = _wp_adj_args->e;
    wp::array_t<wp::float32> adj_out = _wp_adj_args->out;
    //---------
    // primal vars
    Empty_c6c094bc var_0;
    const wp::float32 var_1 = 1.0;
    const wp::int32 var_2 = 0;
    //---------
    // dual vars
    Empty_c6c094bc adj_0 = {};
    wp::float32 adj_1 = {};
    wp::int32 adj_2 = {};
    //---------
    // forward
    // def empty(e: Empty, out: wp.array(dtype=float)):                                       <L 11>
    // f = Empty()                                                                            <L 12>
    var_0 = Empty_c6c094bc();
    // out[0] = 1.0                                                                           <L 13>
    // wp::array_store(var_out, var_2, var_1);
    //---------
    // reverse
    wp::adj_array_store(var_out, var_2, var_1, adj_out, adj_2, adj_1);
    // adj: out[0] = 1.0                                                                      <L 13>
    // adj: f = Empty()                                                                       <L 12>
    // adj: def empty(e: Empty, out: wp.array(dtype=float)):                                  <L 11>
    return;
}

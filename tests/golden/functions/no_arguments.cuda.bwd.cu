// no_arguments.py:5
static CUDA_CALLABLE wp::int32 answer_0(
    )
{
    //---------
    // primal vars
    const wp::int32 var_0 = 42;
    //---------
    // forward
    // def answer():                                                                          <L 6>
    // return 42                                                                              <L 7>
    return var_0;
}

// no_arguments.py:5
static CUDA_CALLABLE void adj_answer_0(
    wp::int32 & adj_ret)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 42;
    //---------
    // dual vars
    wp::int32 adj_0 = {};
    //---------
    // forward
    // def answer():                                                                          <L 6>
    // return 42                                                                              <L 7>
    goto label0;
    //---------
    // reverse
    label0:;
    adj_0 += adj_ret;
    // adj: return 42                                                                         <L 7>
    // adj: def answer():                                                                     <L 6>
    return;
}

extern "C" __global__ void no_arguments_e8a799ab_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_out,
    wp::array_t<wp::int32> adj_out)
{
    wp::tile_shared_storage_t tile_mem;

    for (size_t _idx = static_cast<size_t>(blockDim.x) * static_cast<size_t>(blockIdx.x) + static_cast<size_t>(threadIdx.x);
         _idx < dim.size;
         _idx += static_cast<size_t>(blockDim.x) * static_cast<size_t>(gridDim.x))
    {
            // reset shared memory allocator
        wp::tile_shared_storage_t::init();

        //---------
        // primal vars
        wp::int32 var_0;
        const wp::int32 var_1 = 0;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::int32 adj_1 = {};
        //---------
        // forward
        // def no_arguments(out: wp.array(dtype=int)):                                            <L 11>
        // out[0] = answer()                                                                      <L 12>
        var_0 = answer_0();
        // wp::array_store(var_out, var_1, var_0);
        //---------
        // reverse
        wp::adj_array_store(var_out, var_1, var_0, adj_out, adj_1, adj_0);
        // adj: out[0] = answer()                                                                 <L 12>
        // adj: def no_arguments(out: wp.array(dtype=int)):                                       <L 11>
        continue;
    }
}

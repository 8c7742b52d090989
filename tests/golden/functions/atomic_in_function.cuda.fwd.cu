// atomic_in_function.py:5
static CUDA_CALLABLE wp::int32 count_0(
    wp::array_t<wp::int32> var_c,
    wp::int32 var_i)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 1;
    wp::int32 var_1;
    //---------
    // forward
    // def count(c: wp.array(dtype=int), i: int):                                             <L 6>
    // old = wp.atomic_add(c, i, 1)                                                           <L 7>
    var_1 = wp::atomic_add(var_c, var_i, var_0);
    // return old                                                                             <L 8>
    return var_1;
}

extern "C" __global__ void atomic_in_function_71f74a30_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_c,
    wp::array_t<wp::int32> var_out)
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
        wp::int32 var_2;
        //---------
        // forward
        // def atomic_in_function(c: wp.array(dtype=int), out: wp.array(dtype=int)):              <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // out[i] = count(c, 0)                                                                   <L 14>
        var_2 = count_0(var_c, var_1);
        wp::array_store(var_out, var_0, var_2);
    }
}

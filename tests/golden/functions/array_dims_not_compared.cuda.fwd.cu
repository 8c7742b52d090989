// array_dims_not_compared.py:5
static CUDA_CALLABLE wp::float32 first_0(
    wp::array_t<wp::float32> var_x)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    wp::float32* var_1;
    wp::float32 var_2;
    wp::float32 var_3;
    //---------
    // forward
    // def first(x: wp.array(dtype=float)):                                                   <L 6>
    // return x[0]                                                                            <L 7>
    var_1 = wp::address(var_x, var_0);
    var_3 = wp::load(var_1);
    var_2 = wp::copy(var_3);
    return var_2;
}

extern "C" __global__ void array_dims_not_compared_d2866fda_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_y,
    wp::array_t<wp::float32> var_out)
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
        wp::float32 var_0;
        const wp::int32 var_1 = 0;
        //---------
        // forward
        // def array_dims_not_compared(y: wp.array2d(dtype=float), out: wp.array(dtype=float)):       <L 11>
        // out[0] = first(y)                                                                      <L 12>
        var_0 = first_0(var_y);
        wp::array_store(var_out, var_1, var_0);
    }
}

// template_again_attribute.py:0
static CUDA_CALLABLE wp::float32 scaled_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 3;
    wp::float32 var_1;
    wp::float32 var_2;
    //---------
    // forward
    // def scaled(a: Any):                                                                    <L 1>
    // return a * type(a)(wp.static(Settings.power))                                          <L 2>
    var_1 = wp::float32(var_0);
    var_2 = wp::mul(var_a, var_1);
    return var_2;
}

extern "C" __global__ void template_again_attribute_5775a9ae_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x)
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
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        //---------
        // forward
        // def template_again_attribute(x: wp.array(dtype=float)):                                <L 20>
        // i = wp.tid()                                                                           <L 21>
        var_0 = builtin_tid1d();
        // x[i] = scaled(x[i])                                                                    <L 22>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = scaled_0(var_3);
        wp::array_store(var_x, var_0, var_2);
    }
}

// parameter_names.py:5
static CUDA_CALLABLE wp::float32 odd_0(
    wp::float32 x,
    wp::float32 my_y,
    wp::int32 z)
{
return x + my_y;}

extern "C" __global__ void names_kernel_cd00eb37_cuda_kernel_forward(
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
        const wp::float32 var_2 = 1.0;
        wp::float32 var_3;
        wp::float32 var_4;
        //---------
        // forward
        // def names_kernel(x: wp.array(dtype=float)):                                            <L 10>
        // i = wp.tid()                                                                           <L 11>
        var_0 = builtin_tid1d();
        // x[i] = odd(x[i], 1.0, i)                                                               <L 12>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = odd_0(var_4, var_2, var_0);
        wp::array_store(var_x, var_0, var_3);
    }
}

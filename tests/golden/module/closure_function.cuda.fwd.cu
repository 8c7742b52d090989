// closure_function.py:5
static CUDA_CALLABLE wp::float32 square_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    //---------
    // forward
    // def square(a: float):                                                                  <L 6>
    // return a * a                                                                           <L 7>
    var_0 = wp::mul(var_a, var_a);
    return var_0;
}

extern "C" __global__ void make__locals__apply_c7c35717_cuda_kernel_forward(
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
        // def apply(x: wp.array(dtype=float)):                                                   <L 12>
        // i = wp.tid()                                                                           <L 13>
        var_0 = builtin_tid1d();
        // x[i] = op(x[i])                                                                        <L 14>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = square_0(var_3);
        wp::array_store(var_x, var_0, var_2);
    }
}

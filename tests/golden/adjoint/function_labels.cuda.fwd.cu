// function_labels.py:5
static CUDA_CALLABLE wp::float32 select_one_0(
    wp::int32 var_n,
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::int32 var_0 = 0;
    bool var_1;
    const wp::int32 var_2 = 1;
    bool var_3;
    wp::float32 var_4;
    wp::float32 var_5;
    //---------
    // forward
    // def select_one(n: int, a: float):                                                      <L 6>
    // if n == 0:                                                                             <L 7>
    var_1 = (var_n == var_0);
    if (var_1) {
        // return a                                                                           <L 8>
        return var_a;
    }
    if (!var_1) {
        // elif n == 1:                                                                       <L 9>
        var_3 = (var_n == var_2);
        if (var_3) {
            // return a * a                                                                   <L 10>
            var_4 = wp::mul(var_a, var_a);
            return var_4;
        }
    }
    // return wp.sin(a)                                                                       <L 11>
    var_5 = wp::sin(var_a);
    return var_5;
}

extern "C" __global__ void function_labels_bcefffae_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n)
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
        // def function_labels(x: wp.array(dtype=float), n: int):                                 <L 15>
        // i = wp.tid()                                                                           <L 16>
        var_0 = builtin_tid1d();
        // x[i] = select_one(n, x[i])                                                             <L 17>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = select_one_0(var_n, var_3);
        wp::array_store(var_x, var_0, var_2);
    }
}

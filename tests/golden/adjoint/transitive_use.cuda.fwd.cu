// transitive_use.py:5
static CUDA_CALLABLE wp::float32 leaf_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    const wp::float32 var_0 = 1.0;
    wp::float32 var_1;
    //---------
    // forward
    // def leaf(a: float):                                                                    <L 6>
    // return a + 1.0                                                                         <L 7>
    var_1 = wp::add(var_a, var_0);
    return var_1;
}

// transitive_use.py:10
static CUDA_CALLABLE wp::float32 branch_0(
    wp::float32 var_a)
{
    //---------
    // primal vars
    wp::float32 var_0;
    const wp::float32 var_1 = 2.0;
    wp::float32 var_2;
    //---------
    // forward
    // def branch(a: float):                                                                  <L 11>
    // return leaf(a) * 2.0                                                                   <L 12>
    var_0 = leaf_0(var_a);
    var_2 = wp::mul(var_0, var_1);
    return var_2;
}

extern "C" __global__ void first_84c6dc4f_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def first(x: wp.array(dtype=float)):                                                   <L 16>
        // x[0] = leaf(x[0])                                                                      <L 17>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = leaf_0(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}

extern "C" __global__ void second_57ee25ac_cuda_kernel_forward(
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
        const wp::int32 var_0 = 0;
        wp::float32* var_1;
        wp::float32 var_2;
        wp::float32 var_3;
        const wp::int32 var_4 = 0;
        //---------
        // forward
        // def second(x: wp.array(dtype=float)):                                                  <L 21>
        // x[0] = branch(x[0])                                                                    <L 22>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = branch_0(var_3);
        wp::array_store(var_x, var_4, var_2);
    }
}

extern "C" __global__ void kernel_stub_07d7f029_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::float32 var_a,
    wp::array_t<wp::float32> adj_x,
    wp::float32 adj_a)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        wp::float32 adj_2 = {};
        wp::float32 adj_3 = {};
        //---------
        // forward
        // def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                                 <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * a                                                                        <L 3>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_a);
        // wp::array_store(var_x, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        wp::adj_mul(var_3, var_a, adj_1, adj_a, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = x[i] * a                                                                   <L 3>
        // adj: i = wp.tid()                                                                      <L 2>
        // adj: def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                            <L 1>
        continue;
    }
}

extern "C" __global__ void kernel_stub_9a13d905_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float16> var_x,
    wp::float16 var_a,
    wp::array_t<wp::float16> adj_x,
    wp::float16 adj_a)
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
        wp::float16* var_1;
        wp::float16 var_2;
        wp::float16 var_3;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        wp::float16 adj_1 = {};
        wp::float16 adj_2 = {};
        wp::float16 adj_3 = {};
        //---------
        // forward
        // def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                                 <L 1>
        // i = wp.tid()                                                                           <L 2>
        var_0 = builtin_tid1d();
        // x[i] = x[i] * a                                                                        <L 3>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::mul(var_3, var_a);
        // wp::array_store(var_x, var_0, var_2);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_0, var_2, adj_x, adj_0, adj_2);
        wp::adj_mul(var_3, var_a, adj_1, adj_a, adj_2);
        wp::adj_address(var_x, var_0, adj_x, adj_0, adj_1);
        // adj: x[i] = x[i] * a                                                                   <L 3>
        // adj: i = wp.tid()                                                                      <L 2>
        // adj: def kernel_stub(x: wp.array(dtype=Any), a: wp.Scalar):                            <L 1>
        continue;
    }
}

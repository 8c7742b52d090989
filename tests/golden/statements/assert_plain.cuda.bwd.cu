extern "C" __global__ void assert_plain_c9989e4c_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::int32 var_n,
    wp::array_t<wp::float32> var_x,
    wp::int32 adj_n,
    wp::array_t<wp::float32> adj_x)
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
        bool var_1;
        const wp::int32 var_2 = 0;
        wp::float32* var_3;
        const wp::float32 var_4 = 1.0;
        bool var_5;
        wp::float32 var_6;
        //---------
        // dual vars
        wp::int32 adj_0 = {};
        bool adj_1 = {};
        wp::int32 adj_2 = {};
        wp::float32 adj_3 = {};
        wp::float32 adj_4 = {};
        bool adj_5 = {};
        wp::float32 adj_6 = {};
        //---------
        // forward
        // def assert_plain(n: int, x: wp.array(dtype=float)):                                    <L 6>
        // assert n > 0                                                                           <L 7>
        var_1 = (var_n > var_0);
        assert(((void)"assert n > 0",var_1));
        // assert x[0] < 1.0                                                                      <L 8>
        var_3 = wp::address(var_x, var_2);
        var_6 = wp::load(var_3);
        var_5 = (var_6 < var_4);
        assert(((void)"assert x[0] < 1.0",var_5));
        //---------
        // reverse
        wp::adj_address(var_x, var_2, adj_x, adj_2, adj_3);
        // adj: assert x[0] < 1.0                                                                 <L 8>
        // adj: assert n > 0                                                                      <L 7>
        // adj: def assert_plain(n: int, x: wp.array(dtype=float)):                               <L 6>
        continue;
    }
}

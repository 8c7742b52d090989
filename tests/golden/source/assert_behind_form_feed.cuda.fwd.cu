extern "C" __global__ void asserts_behind_form_feed_eb9941b6_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::int32> var_x)
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
        const wp::int32 var_1 = 1;
        wp::int32* var_2;
        const wp::int32 var_3 = 1;
        bool var_4;
        wp::int32 var_5;
        //---------
        // forward
        // def asserts_behind_form_feed(x: wp.array(dtype=int)):                                  <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // x[                                                                                     <L 8>
        wp::array_store(var_x, var_0, var_1);
        // i] = 1                                                                                 <L 9>
        var_2 = wp::address(var_x, var_0);
        var_5 = wp::load(var_2);
        var_4 = (var_5 == var_3);
        assert(((void)"assert x[i] == 1, \"one\"",var_4));
    }
}

extern "C" __global__ void print_has_adjoint_8d39982c_cuda_kernel_forward(
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
        const wp::str var_3 = "%f";
        wp::float32* var_4;
        wp::float32 var_5;
        wp::float32* var_6;
        const wp::float32 var_7 = 0.0;
        bool var_8;
        wp::float32 var_9;
        const wp::int32 var_10 = 0;
        //---------
        // forward
        // def print_has_adjoint(x: wp.array(dtype=float)):                                       <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // print(x[i])                                                                            <L 8>
        var_1 = wp::address(var_x, var_0);
        var_2 = wp::load(var_1);
        wp::print(var_2);
        // wp.printf("%f", x[i])                                                                  <L 9>
        var_4 = wp::address(var_x, var_0);
        var_5 = wp::load(var_4);
        printf(var_3, var_5);
        // assert x[i] > 0.0                                                                      <L 10>
        var_6 = wp::address(var_x, var_0);
        var_9 = wp::load(var_6);
        var_8 = (var_9 > var_7);
        assert(((void)"assert x[i] > 0.0",var_8));
        // wp.expect_eq(i, 0)                                                                     <L 11>
        wp::expect_eq(var_0, var_10);
    }
}

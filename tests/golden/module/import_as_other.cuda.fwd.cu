extern "C" __global__ void import_as_other_c15b0521_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v)
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
        wp::float32* var_4;
        wp::vec_t<3, wp::float32> var_5;
        wp::float32 var_6;
        //---------
        // forward
        // def import_as_other(x: w.array(dtype=float), v: w.array(dtype=Vector)):                <L 8>
        // i = w.tid()                                                                            <L 9>
        var_0 = builtin_tid1d();
        // x[i] = sine(x[i])                                                                      <L 10>
        var_1 = wp::address(var_x, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::sin(var_3);
        wp::array_store(var_x, var_0, var_2);
        // v[i] = Vector(x[i])                                                                    <L 11>
        var_4 = wp::address(var_x, var_0);
        var_6 = wp::load(var_4);
        var_5 = wp::vec_t<3, wp::float32>(var_6);
        wp::array_store(var_v, var_0, var_5);
    }
}

extern "C" __global__ void constant_scalar_of_numpy_778d1425_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::array_t<wp::float64> var_y,
    wp::array_t<wp::int32> var_n)
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
        const wp::float32 var_2 = 1.1920929e-07;
        wp::float32 var_3;
        wp::float32 var_4;
        const wp::float32 var_5 = 3.4028235e+38;
        wp::float32 var_6;
        const wp::float32 var_7 = -3.4028235e+38;
        wp::float32 var_8;
        const wp::float32 var_9 = 0.1;
        wp::float32 var_10;
        const wp::float32 var_11 = 123456.79;
        wp::float32 var_12;
        const wp::float32 var_13 = 0.1;
        wp::float32 var_14;
        const wp::float32 var_15 = 0.10000000149011612;
        wp::float32 var_16;
        const wp::float32 var_17 = 0.20000000298023224;
        wp::float32 var_18;
        const wp::float64 var_19 = 2.220446049250313e-16;
        const wp::vec_t<3, wp::float64> var_20 = wp::initializer_array<3,wp::float64>{0.10000000149011612, 1.0, 2.0};
        const wp::int32 var_21 = 0;
        wp::float64 var_22;
        wp::float64 var_23;
        const wp::int32 var_24 = 2147483647;
        //---------
        // forward
        // def constant_scalar_of_numpy(x: wp.array(dtype=float), y: wp.array(dtype=wp.float64), n: wp.array(dtype=int)):       <L 20>
        // i = wp.tid()                                                                           <L 21>
        var_0 = builtin_tid1d();
        // x[i] = x[i] + EPSILON + LARGEST + SMALLEST + TENTH + LONG + ROUNDED + AS_FLOAT + SUM       <L 22>
        var_1 = wp::address(var_x, var_0);
        var_4 = wp::load(var_1);
        var_3 = wp::add(var_4, var_2);
        var_6 = wp::add(var_3, var_5);
        var_8 = wp::add(var_6, var_7);
        var_10 = wp::add(var_8, var_9);
        var_12 = wp::add(var_10, var_11);
        var_14 = wp::add(var_12, var_13);
        var_16 = wp::add(var_14, var_15);
        var_18 = wp::add(var_16, var_17);
        wp::array_store(var_x, var_0, var_18);
        // y[i] = DOUBLE + VECTOR[0]                                                              <L 23>
        var_22 = wp::extract(var_20, var_21);
        var_23 = wp::add(var_19, var_22);
        wp::array_store(var_y, var_0, var_23);
        // n[i] = COUNT                                                                           <L 24>
        wp::array_store(var_n, var_0, var_24);
    }
}

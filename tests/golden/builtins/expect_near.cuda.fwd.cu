extern "C" __global__ void expect_near_rows_1711567f_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::float32 var_x,
    wp::vec_t<3, wp::float32> var_v,
    wp::quat_t<wp::float32> var_q,
    wp::mat_t<2, 2, wp::float32> var_m)
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
        const wp::float32 var_0 = 1.0;
        const wp::float32 var_1 = 1e-06;
        const wp::float32 var_2 = 1.0;
        const wp::float32 var_3 = 0.1;
        const wp::float32 var_4 = 0.1;
        const wp::float32 var_5 = 1e-06;
        const wp::float32 var_6 = 0.01;
        //---------
        // forward
        // def expect_near_rows(x: float, v: wp.vec3, q: wp.quat, m: wp.mat22):                   <L 6>
        // wp.expect_near(x, 1.0)                                                                 <L 7>
        wp::expect_near(var_x, var_0, var_1);
        // wp.expect_near(x, 1.0, 0.1)                                                            <L 8>
        wp::expect_near(var_x, var_2, var_3);
        // wp.expect_near(v, v, 0.1)                                                              <L 9>
        wp::expect_near(var_v, var_v, var_4);
        // wp.expect_near(q, q)                                                                   <L 10>
        wp::expect_near(var_q, var_q, var_5);
        // wp.expect_near(m, m, tolerance=0.01)                                                   <L 11>
        wp::expect_near(var_m, var_m, var_6);
    }
}

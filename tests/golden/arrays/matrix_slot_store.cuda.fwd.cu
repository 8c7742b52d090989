extern "C" __global__ void matrix_slot_store_fda77adc_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::mat_t<2, 2, wp::float32>> var_m,
    wp::int32 var_k)
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
        const wp::float32 var_1 = 1.0;
        wp::mat_t<2, 2, wp::float32>* var_2;
        const wp::int32 var_3 = 0;
        const wp::int32 var_4 = 1;
        const wp::float32 var_5 = 2.0;
        wp::mat_t<2, 2, wp::float32>* var_6;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 0;
        const wp::float32 var_9 = 3.0;
        wp::vec_t<2, wp::float32> var_10;
        wp::mat_t<2, 2, wp::float32>* var_11;
        wp::mat_t<2, 2, wp::float32>* var_12;
        const wp::int32 var_13 = 0;
        const wp::int32 var_14 = 0;
        const wp::float32 var_15 = 4.0;
        //---------
        // forward
        // def matrix_slot_store(m: wp.array(dtype=wp.mat22), k: int):                            <L 6>
        // i = wp.tid()                                                                           <L 7>
        var_0 = builtin_tid1d();
        // m[i][0, 1] = 1.0                                                                       <L 8>
        var_2 = &(wp::index(var_m, var_0));
        wp::store(&(wp::index(var_m, var_0).element_ref(var_3, var_4)), var_1);
        // m[i][1][0] = 2.0                                                                       <L 9>
        var_6 = &(wp::index(var_m, var_0));
        wp::store(&(wp::index(var_m, var_0).element_ref(var_7, var_8)), var_5);
        // m[i][k] = wp.vec2(3.0)                                                                 <L 10>
        var_10 = wp::vec_t<2, wp::float32>(var_9);
        var_11 = &(wp::index(var_m, var_0));
        wp::store(&(wp::index(var_m, var_0).row_ref(var_k)), var_10);
        // m[i][0, 0] += 4.0                                                                      <L 11>
        var_12 = &(wp::index(var_m, var_0));
        wp::array_atomic_add_slot(var_m, var_15, [&](auto& _e) -> auto& { return _e.element_ref(var_13, var_14); }, var_0);
    }
}

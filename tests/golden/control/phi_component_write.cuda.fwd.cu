extern "C" __global__ void phi_component_write_f90ebeec_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::vec_t<3, wp::float32>> var_v,
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
        const wp::int32 var_0 = 0;
        wp::vec_t<3, wp::float32>* var_1;
        wp::vec_t<3, wp::float32> var_2;
        wp::vec_t<3, wp::float32> var_3;
        const wp::int32 var_4 = 0;
        bool var_5;
        const wp::float32 var_6 = 2.0;
        const wp::int32 var_7 = 1;
        const wp::int32 var_8 = 1;
        //---------
        // forward
        // def phi_component_write(v: wp.array(dtype=wp.vec3), n: int):                           <L 6>
        // a = v[0]                                                                               <L 7>
        var_1 = wp::address(var_v, var_0);
        var_3 = wp::load(var_1);
        var_2 = wp::copy(var_3);
        // if n > 0:                                                                              <L 8>
        var_5 = (var_n > var_4);
        if (var_5) {
            // a[1] = 2.0                                                                         <L 9>
            wp::assign_inplace(var_2, var_7, var_6);
        }
        // v[1] = a                                                                               <L 10>
        wp::array_store(var_v, var_8, var_2);
    }
}

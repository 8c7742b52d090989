extern "C" __global__ void vector_factory_f75100d6_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::vec_t<5, wp::float32> var_a,
    wp::vec_t<7, wp::uint8> var_b,
    wp::vec_t<2, bool> var_c,
    wp::array_t<wp::vec_t<5, wp::float32>> var_out)
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
        const wp::float32 var_0 = 2.0;
        wp::vec_t<5, wp::float32> var_1;
        const wp::int32 var_2 = 0;
        const wp::int32 var_3 = 3;
        wp::uint8 var_4;
        const wp::int32 var_5 = 1;
        bool var_6;
        //---------
        // forward
        // def vector_factory(a: vec5, b: vec7b, c: vec2bool, out: wp.array(dtype=vec5)):         <L 10>
        // out[0] = a * 2.0                                                                       <L 11>
        var_1 = wp::mul(var_a, var_0);
        wp::array_store(var_out, var_2, var_1);
        // d = b[3]                                                                               <L 12>
        var_4 = wp::extract(var_b, var_3);
        // e = c[1]                                                                               <L 13>
        var_6 = wp::extract(var_c, var_5);
    }
}

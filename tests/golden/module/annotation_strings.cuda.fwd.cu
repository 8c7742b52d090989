extern "C" __global__ void annotation_strings_2acf71bd_cuda_kernel_forward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::vec_t<3, wp::float32> var_v)
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
        wp::float32 var_1;
        //---------
        // forward
        // def annotation_strings(x: "wp.array(dtype=float)", n: "int", v: "wp.vec3"):            <L 6>
        // x[n] = v[0]                                                                            <L 7>
        var_1 = wp::extract(var_v, var_0);
        wp::array_store(var_x, var_n, var_1);
    }
}

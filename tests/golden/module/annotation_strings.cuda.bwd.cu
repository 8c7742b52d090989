extern "C" __global__ void annotation_strings_2acf71bd_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::array_t<wp::float32> var_x,
    wp::int32 var_n,
    wp::vec_t<3, wp::float32> var_v,
    wp::array_t<wp::float32> adj_x,
    wp::int32 adj_n,
    wp::vec_t<3, wp::float32> adj_v)
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
        // dual vars
        wp::int32 adj_0 = {};
        wp::float32 adj_1 = {};
        //---------
        // forward
        // def annotation_strings(x: "wp.array(dtype=float)", n: "int", v: "wp.vec3"):            <L 6>
        // x[n] = v[0]                                                                            <L 7>
        var_1 = wp::extract(var_v, var_0);
        // wp::array_store(var_x, var_n, var_1);
        //---------
        // reverse
        wp::adj_array_store(var_x, var_n, var_1, adj_x, adj_n, adj_1);
        wp::adj_extract(var_v, var_0, adj_v, adj_0, adj_1);
        // adj: x[n] = v[0]                                                                       <L 7>
        // adj: def annotation_strings(x: "wp.array(dtype=float)", n: "int", v: "wp.vec3"):       <L 6>
        continue;
    }
}

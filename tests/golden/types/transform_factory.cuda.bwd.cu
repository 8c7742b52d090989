extern "C" __global__ void transform_factory_39fda2aa_cuda_kernel_backward(
    wp::launch_bounds_t<1> dim,
    wp::transform_t<wp::float64> var_a,
    wp::transform_t<float> var_b,
    wp::transform_t<wp::float64> adj_a,
    wp::transform_t<float> adj_b)
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
        wp::transform_t<wp::float64> var_0;
        wp::transform_t<wp::float32> var_1;
        //---------
        // dual vars
        wp::transform_t<wp::float64> adj_0 = {};
        wp::transform_t<wp::float32> adj_1 = {};
        //---------
        // forward
        // def transform_factory(a: transform_of_double, b: transform_of_float):                  <L 9>
        // c = wp.transform_inverse(a)                                                            <L 10>
        var_0 = wp::transform_inverse(var_a);
        // d = wp.transform_inverse(b)                                                            <L 11>
        var_1 = wp::transform_inverse(var_b);
        //---------
        // reverse
        wp::adj_transform_inverse(var_b, adj_b, adj_1);
        // adj: d = wp.transform_inverse(b)                                                       <L 11>
        wp::adj_transform_inverse(var_a, adj_a, adj_0);
        // adj: c = wp.transform_inverse(a)                                                       <L 10>
        // adj: def transform_factory(a: transform_of_double, b: transform_of_float):             <L 9>
        continue;
    }
}
